import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {bookshopZip} from './bookshopZip';
import {seedSource} from './seedSource';

const SITE = 'https://docs.example.com';
const zip = bookshopZip(path.join(import.meta.dirname, '../..'), SITE);
const files = Object.entries(unzipSync(zip));
const names = files.map(([name]) => name);

function textOf(name: string): string {
  const [, content] = files.find(([candidate]) => candidate === `bookshop/${name}`) ?? [];
  if (!content) throw new Error(`No ${name}`);
  return strFromU8(content);
}

it('is the same for the same files', () => {
  expect(bookshopZip(path.join(import.meta.dirname, '../..'), SITE)).toEqual(zip);
  expect(names).toEqual([...names].sort());
});

it('contains a complete project: schemas, content, settings, and a README', () => {
  expect(names).toEqual(
    expect.arrayContaining(
      [
        '.env.example',
        '.gitignore',
        'README.md',
        'config/database.ts',
        'package.json',
        'src/api/book/content-types/book/schema.json',
        'src/index.ts',
        'src/seed/data.ts',
        'src/seed/media/frankenstein-cover.png',
        'tsconfig.json',
      ].map((name) => `bookshop/${name}`),
    ),
  );
  expect(textOf('README.md')).toContain(`[REST API](${SITE}/cms/api/rest)`);
  expect(textOf('README.md')).not.toContain('{{');
});

it('contains no part of the proof, and no secrets, tokens, or accounts', () => {
  expect(
    names.filter((name) => /^bookshop\/(?:harness|services|seed|src\/plugins|node_modules|\.env$)|credentials|settle/.test(name)),
  ).toEqual([]);
  expect(textOf('.env.example').match(/^\w*(?:KEY|SALT|SECRET)\w*=.*$/gm)).toEqual([
    'APP_KEYS=',
    'API_TOKEN_SALT=',
    'ADMIN_JWT_SECRET=',
    'TRANSFER_TOKEN_SALT=',
    'JWT_SECRET=',
    'ENCRYPTION_KEY=',
  ]);
  const all = files
    .filter(([name]) => !name.endsWith('.png') && !name.endsWith('README.md'))
    .map(([, content]) => strFromU8(content));
  expect(all.filter((text) => /Bookshop-(?:Admin|Editor|Reader)|token-for-development/.test(text))).toEqual([]);
});

it('has exact versions, and only packages that it uses', () => {
  const versionsOf = z.record(z.string(), z.string());
  const {dependencies, devDependencies} = z
    .object({dependencies: versionsOf, devDependencies: versionsOf})
    .parse(JSON.parse(textOf('package.json')));
  const versions = Object.values({...dependencies, ...devDependencies});
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys({...dependencies, ...devDependencies})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/passport|oidc|smtp|sdk/)]),
  );
});

it('fails if the code that creates the content has changed where it is adapted', () => {
  expect(() => seedSource('export async function seed() {}\n')).toThrow(
    /seed\/index\.ts: bookshop\.zip changes the part .* Adapt/,
  );
});
