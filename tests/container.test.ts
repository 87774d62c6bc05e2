import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {dockerfile} from '../proof/runners/data/dockerfile';

const text = readFileSync('Dockerfile', 'utf8');

it('has a valid Dockerfile, of exact versions, without root', () => {
  expect(dockerfile(text)).toEqual([]);
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});

it('takes every variable of the README that is not for tests', () => {
  const table = /## Configuration\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  const forTests = ['STORIES', 'DOCS_DIR', 'CHROMIUM_PATH'];
  const taken = /^ARG ((?:.*\\\n)*.*)$/m.exec(text)?.[1]?.match(/[A-Z_]+/g);
  expect(taken?.sort()).toEqual(names.filter((name) => !forTests.includes(name)).sort());
});
