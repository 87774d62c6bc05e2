import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('docs-proof does not mention the product that these docs describe', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/docs-proof'], {
    cwd: root,
    encoding: 'utf8',
  });
  const naming = files
    .trim()
    .split('\n')
    .filter((file) => /strapi|bookshop/i.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual([]);
});
