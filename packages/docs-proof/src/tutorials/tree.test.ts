import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compareTree, isTree, parseTree} from './tree';

const TREE = `shop/
├── config/            settings
│   └── server.ts
├── src/
│   └── api/book/
│       └── schema.json
├── .env             * secrets
└── dist/            *`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'));
  for (const name of ['config/server.ts', 'src/api/book/schema.json', '.env', 'dist/index.js']) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), '');
  }
});
afterEach(() => rmSync(root, {recursive: true}));

const isIgnored = (name: string): boolean => name === '.env' || name === 'dist';

it('parses a drawn folder', () => {
  expect(isTree(TREE)).toBe(true);
  expect(parseTree(TREE).map(({path: name, isMarked}) => `${name}${isMarked ? ' *' : ''}`)).toEqual([
    'config',
    'config/server.ts',
    'src',
    'src/api/book',
    'src/api/book/schema.json',
    '.env *',
    'dist *',
  ]);
});

it('accepts a matching folder', () => {
  expect(compareTree(parseTree(TREE), root, isIgnored)).toEqual([]);
});

it('finds missing files, files that are not drawn, and a wrong mark', () => {
  rmSync(path.join(root, 'config/server.ts'));
  writeFileSync(path.join(root, 'config/api.ts'), '');
  const faults = compareTree(parseTree(TREE), root, (name) => name === '.env').map(({fault}) => fault);
  expect(faults).toEqual([
    'The project has no config/server.ts.',
    "Git doesn't ignore dist.",
    "The project has config/api.ts, which isn't drawn.",
  ]);
});
