import {mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {codeStamp} from './codeStamp';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const name of ['old', 'new']) write(`installs/${name}/node_modules/.package-lock.json`, '{}');
  write('proof/cms/src/index.ts', '1');
  link('old');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function link(install: string): void {
  symlinkSync(path.join(siteDir, 'installs', install, 'node_modules'), path.join(siteDir, 'proof/cms/node_modules'));
}

it('changes with code, the bookshop, and its packages', () => {
  const stamps = [codeStamp(siteDir)];
  write('proof/cms/src/index.ts', '22');
  stamps.push(codeStamp(siteDir));
  write('proof/runners/live/index.ts', '');
  stamps.push(codeStamp(siteDir));
  unlinkSync(path.join(siteDir, 'proof/cms/node_modules'));
  link('new');
  stamps.push(codeStamp(siteDir));
  expect(new Set(stamps).size).toBe(4);
});

it('stays with what a proof, the bookshop, and the site write', () => {
  const before = codeStamp(siteDir);
  for (const name of [
    'proof/proof.lock.json',
    'proof/cms/public/uploads/a.png',
    'proof/cms/.tmp/data.db',
    'proof/cms/logs/strapi.log',
    'docs/page.md',
  ])
    write(name, 'x');
  expect(codeStamp(siteDir)).toBe(before);
});
