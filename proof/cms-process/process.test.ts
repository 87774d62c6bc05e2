import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createBookshop, type OwnedBookshop} from './process';

/**
 * Responds to each command like a worker, with its process ID in place of the app's folder, and uses 100 MB for each app. Snippets end or
 * block the process.
 */
const WORKER = `
let memory = 200;
process.on('message', ({id, do: command, source, boot}) => {
  if (boot && Object.keys(boot.files ?? {}).length > 0) memory += 100;
  if (source === 'crash later') setTimeout(() => process.exit(1));
  if (source === 'block') for (;;);
  if (command === 'run') return process.send({id, result: {output: '', error: null, responses: []}});
  process.send({id, result: {url: 'http://127.0.0.1', appDir: String(process.pid), documentIds: [], memory}});
});
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

it('is replaced before the next app when it takes much memory', async () => {
  const apps = [];
  for (let app = 0; app < 9; app += 1) apps.push(await processOf(`src/${app}.ts`));
  expect(new Set(apps.slice(0, 8)).size).toBe(1);
  expect(apps[8]).not.toBe(apps[0]);
});

it('keeps its process however often the content of the same app is restored', async () => {
  const first = await processOf();
  for (let restored = 0; restored < 250; restored += 1) expect(await processOf()).toBe(first);
});

it('is stopped while a snippet blocks it', async () => {
  const first = await processOf();
  const run = shop.run('block');
  run.catch(() => undefined);
  await shop.stop();
  expect(isRunning(Number(first))).toBe(false);
  await expect(run).rejects.toThrow("The app's process ended.");
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends the process after an app with an extension, which changes the module of a plugin', async () => {
  const first = await processOf('src/index.ts');
  const extended = await processOf('src/index.ts', 'src/extensions/upload/strapi-server.ts');
  expect(extended).toBe(first);
  const next = await processOf('src/index.ts');
  expect(next).not.toBe(extended);
  expect(await processOf('src/index.ts')).toBe(next);
});
