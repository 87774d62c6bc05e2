import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {plannedPlaces, writtenPages} from '../plugins/reading-order';

export const GROWN_DOCS = '.cache/bench/docs';

/** What the whole documentation will have. */
const PAGE_COUNT = 258;
const TAGS_PER_PAGE = 4;
const SECTIONS_PER_PAGE = 9;

/** Copies the docs and fills them up with made-up pages, each at its planned place, that use every tag. */
export function growTree(): {pages: number; tags: number} {
  rmSync(GROWN_DOCS, {recursive: true, force: true});
  cpSync('docs', GROWN_DOCS, {recursive: true});
  const tags = Object.keys(z.record(z.string(), z.unknown()).parse(parse(readFileSync('docs/tags.yml', 'utf8'))));
  const existing = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name)).length;
  const missing = newIds(PAGE_COUNT - existing);
  missing.forEach((id, index) => {
    const file = path.join(GROWN_DOCS, `${id}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pageText(id, rotate(tags, index * TAGS_PER_PAGE)));
  });
  return {pages: existing + missing.length, tags: tags.length};
}

function newIds(count: number): string[] {
  const {fileOf, pagesUnder} = writtenPages('docs');
  const planned = plannedPlaces(pagesUnder)
    .map(({docId}) => docId)
    .filter((id) => fileOf(id) === undefined);
  const changes = Array.from(
    {length: count},
    (_, index) => `cms/migration/v4-to-v5/breaking-changes/made-up-change-${index + 1}`,
  );
  return [...new Set([...planned, ...changes])].slice(0, count);
}

function rotate(tags: string[], start: number): string[] {
  return Array.from({length: TAGS_PER_PAGE}, (_, index) => tags[(start + index) % tags.length] ?? '');
}

function pageText(id: string, tags: string[]): string {
  const name = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  const sections = Array.from({length: SECTIONS_PER_PAGE}, (_, index) => section(name, index + 1));
  const frontMatter = [
    '---',
    `title: 'About ${name}'`,
    `description: 'Made up to measure the site at its full size: what ${name} does, and how it is set.'`,
    `tags: [${tags.map((tag) => `'${tag}'`).join(', ')}]`,
    '---',
  ];
  return [...frontMatter, ...sections].join('\n');
}

function section(name: string, number: number): string {
  const prose = `Part ${number} of ${name} says what a reader needs to know before the first request is sent, and what comes back. `;
  return `
## ${name} part ${number}

${prose.repeat(4)}

| Option | Type | Default |
| --- | --- | --- |
| \`limit${number}\` | integer | ${number * 10} |
| \`start${number}\` | integer | 0 |

### Set part ${number}

\`\`\`ts title="config/part-${number}.ts"
export default ({ env }) => ({
  limit: env.int('LIMIT_${number}', ${number * 10}),
  name: '${name}',
});
\`\`\`
`;
}
