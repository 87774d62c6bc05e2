import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createBookshop, type OwnedBookshop} from './process';

/** Answers each command as a worker does, with its process ID in place of the app's folder. */
const WORKER = `
process.on('message', ({id}) => process.send({id, answer: {url: 'http://127.0.0.1', appDir: String(process.pid), documentIds: []}}));
process.on('disconnect', () => process.exit(0));
process.send({id: 0});
`;

let cmsDir: string;
let shop: OwnedBookshop;

beforeEach(() => {
  cmsDir = mkdtempSync(path.join(os.tmpdir(), 'bookshop-process-'));
  mkdirSync(path.join(cmsDir, 'harness'));
  writeFileSync(path.join(cmsDir, 'harness/worker.ts'), WORKER);
  writeFileSync(path.join(cmsDir, 'package.json'), '{}');
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(cmsDir, 'node_modules'));
  shop = createBookshop(cmsDir);
});

afterEach(async () => {
  await shop.stop();
  rmSync(cmsDir, {recursive: true});
});

async function processOf(...files: string[]): Promise<string> {
  const boot = await shop.boot({files: Object.fromEntries(files.map((file) => [file, '']))});
  if (!boot.ok) throw new Error(boot.error);
  return boot.appDir;
}

it('starts several apps in one process', async () => {
  expect(await processOf('src/index.ts')).toBe(await processOf('config/api.ts'));
});

it('ends the process after an app with an extension, which changes the module of a plugin', async () => {
  const first = await processOf('src/index.ts');
  const extended = await processOf('src/index.ts', 'src/extensions/upload/strapi-server.ts');
  expect(extended).toBe(first);
  const next = await processOf('src/index.ts');
  expect(next).not.toBe(extended);
  expect(await processOf('src/index.ts')).toBe(next);
});
