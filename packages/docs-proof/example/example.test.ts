import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseMdx} from 'docs-corpus';
import type {Proof} from 'docs-proof';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as z from 'zod';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const FILES = ['app.mjs', 'docs', 'docs-proof.config.mjs', 'faults', 'requests.mjs', 'server.mjs'];

/** A copy of the example, outside of the repository. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-proof-example-'));
  for (const name of FILES) cpSync(path.join(import.meta.dirname, name), path.join(folder, name), {recursive: true});
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true, maxRetries: 5});
});

const moduleSchema = z.object({default: z.custom<Proof>((proof) => typeof proof === 'object')});

async function load(): Promise<Proof> {
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(PACKAGE, path.join(folder, 'node_modules/docs-proof'), 'dir');
  return moduleSchema.parse(await import(pathToFileURL(path.join(folder, 'docs-proof.config.mjs')).href)).default;
}

it('is proven, and what changes afterwards is reported', async () => {
  const proof = await load();
  expect(await proof.run([])).toEqual({passed: 22, failed: 0});
  expect(proof.check()).toEqual([]);

  const page = path.join(folder, 'docs/notes.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Buy bread', 'Buy milk').replace('401 Unauthorized', '403 Forbidden'));
  expect(proof.check().map(({line, reason}) => [line, reason])).toEqual([
    [8, 'This sample has changed since it was proven.'],
    [12, 'This sample has changed since it was proven.'],
    [1, 'The statements of this page have changed since it was proven.'],
  ]);
  // One for the wrong response, and one for the statement that the note contradicts.
  expect(await proof.run([page])).toMatchObject({failed: 2});
});

it('finds every planted fault, and nothing else', async () => {
  const proof = await load();
  expect(await proof.run(['--faults'])).toMatchObject({failed: 0});
  expect(console.log).toHaveBeenCalledWith('5 planted faults, 6 samples, 0 statements');
});

/** Fences of the README, by language. */
function readmeFences(lang: string): string[] {
  const fences: string[] = [];
  visit(parseMdx(readFileSync(path.join(PACKAGE, 'README.md'), 'utf8')), 'code', (node) => {
    if (node.lang === lang) fences.push(node.value);
  });
  return fences;
}

function writePage(name: string, text: string): void {
  const description = 'A page with samples of the README, which are proven like those of the example.';
  writeFileSync(path.join(folder, 'docs', `${name}.md`), `---\ntitle: ${name}\ndescription: ${description}\n---\n\n${text}\n`);
}

it('has a README whose pages are proven', async () => {
  rmSync(path.join(folder, 'docs'), {recursive: true});
  mkdirSync(path.join(folder, 'docs'));
  const pages = readmeFences('mdx');
  for (const [index, text] of pages.entries()) writePage(`page-${index + 1}`, text);
  expect(pages).toHaveLength(3);
  expect(await (await load()).run([])).toEqual({passed: 5, failed: 0});
});

it('has a README whose definition and runner prove pages', async () => {
  const [definition = '', runner = ''] = readmeFences('js');
  rmSync(path.join(folder, 'docs'), {recursive: true});
  mkdirSync(path.join(folder, 'docs'));
  writePage('page', '```http\nGET /\n```\n\n```yaml\na: 1\n```\n\nLong.\n\n{/* source: server.mjs "maxLength: 100" */}');
  writeFileSync(path.join(folder, 'greeting.mjs'), runner);
  const withRunner = definition.replace('runners: [', 'runners: [greeting, ');
  writeFileSync(path.join(folder, 'docs-proof.config.mjs'), `import {greeting} from './greeting.mjs';\n${withRunner}`);
  expect(await (await load()).run([])).toEqual({passed: 3, failed: 0});
});

it('is proven in an empty folder, in which the packed package is installed', () => {
  const dist = path.join(folder, 'dist');
  const run = (command: string, ...args: string[]): string => execFileSync(command, args, {cwd: folder, encoding: 'utf8'});
  run(process.execPath, path.join(PACKAGE, 'build.mjs'), dist);
  run('npm', 'pack', dist, '--silent');
  // TypeScript is linked from here, so that nothing is downloaded.
  const typescript = `file:${path.resolve(PACKAGE, '../../node_modules/typescript')}`;
  const dependencies = {'docs-proof': 'file:./docs-proof-6.6.5.tgz', typescript};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, dependencies}));
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent');
  const {stdout, status} = spawnSync('npx', ['--no-install', 'docs-proof'], {cwd: folder, encoding: 'utf8'});
  expect(stdout).toContain('22 of 22 samples proven against Notes 1.0.0');
  expect(status).toBe(0);
  // npm alone takes most of it, on a busy machine.
}, 300_000);
