import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';

const DOCS = path.resolve('docs');
const LOCKFILE = path.resolve('proof/cms/package-lock.json');

/** The versions that Strapi recommends and the minimum version, as in "Node.js 24 or 22". */
function requiredVersions(): string[] {
  const table = readFileSync(path.join(DOCS, 'snippets/requirements.md'), 'utf8');
  const [, minimum = '', recommended = ''] = /\| Node\.js \| (\d+) \| (\d+) \|/.exec(table) ?? [];
  return [recommended, minimum];
}

/** The range in `engines.node` of the pinned Strapi, such as `>=20.0.0 <=26.x.x`. */
function acceptedRange(): {range: string; first: number; last: number} {
  const schema = z.object({
    packages: z.object({'node_modules/@strapi/strapi': z.object({engines: z.object({node: z.string()})})}),
  });
  const {packages} = schema.parse(JSON.parse(readFileSync(LOCKFILE, 'utf8')));
  const range = packages['node_modules/@strapi/strapi'].engines.node;
  const [first = NaN, last = NaN] = [...range.matchAll(/[<>]=(\d+)/g)].map(([, major]) => Number(major));
  return {range, first, last};
}

/** Matches of the capturing groups on all pages, with the page. */
function mentions(pattern: RegExp): {page: string; found: string[]}[] {
  return readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((page) => /\.mdx?$/.test(page))
    .flatMap((page) => [...readFileSync(path.join(DOCS, page), 'utf8').matchAll(pattern)].map(([, ...found]) => ({page, found})));
}

it('names the same versions of Node.js on each page as in the requirements', () => {
  const pages = mentions(/Node\.js (\d+) or (\d+)/g);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages).toEqual(pages.map(({page}) => ({page, found: requiredVersions()})));
});

it('requires versions that the pinned Strapi accepts', () => {
  const {first, last} = acceptedRange();
  for (const version of requiredVersions().map(Number)) {
    expect(version).toBeGreaterThanOrEqual(first);
    expect(version).toBeLessThanOrEqual(last);
  }
});

it('quotes the range of the pinned Strapi where a page quotes one', () => {
  const pages = mentions(/`(>=\d+\.0\.0 <=[\w.]+)`/g);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages).toEqual(pages.map(({page}) => ({page, found: [acceptedRange().range]})));
});
