import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createProver, type Prover} from './proverProcess';

/** Proves every page, with its process ID as summary, except those whose name says otherwise. */
const PROGRAM = `
process.on('message', ({file}) => {
  if (file === 'crash.md') process.exit(1);
  if (file === 'block.md') for (;;);
  process.send({outcome: {proven: 1, faults: [], summary: String(process.pid)}});
});
process.on('disconnect', () => process.exit());
process.send({isReady: true});
`;

let siteDir: string;
let prover: Prover;
let log: string[];

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'prover-'));
  mkdirSync(path.join(siteDir, 'proof'));
  const program = path.join(siteDir, 'program.mjs');
  writeFileSync(program, PROGRAM);
  log = [];
  prover = createProver({siteDir, program, limit: 5000, log: (line) => log.push(line)});
});

afterEach(async () => {
  await prover.stop();
  rmSync(siteDir, {recursive: true});
});

async function processFor(file: string): Promise<string> {
  return (await prover.prove(file)).summary;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('proves several pages in one process, which starts once', async () => {
  const started = prover.start();
  const first = await processFor('a.md');
  await started;
  expect(await processFor('b.md')).toBe(first);
  expect(log).toEqual([]);
});

it('loads code that has changed', async () => {
  const first = await processFor('a.md');
  writeFileSync(path.join(siteDir, 'proof/runner.ts'), '');
  expect(await processFor('a.md')).not.toBe(first);
  expect(log).toEqual(['Code has changed, so the proof is loaded again.']);
});

it('keeps the process when the proof records its results', async () => {
  const first = await processFor('a.md');
  writeFileSync(path.join(siteDir, 'proof/proof.lock.json'), '{}');
  expect(await processFor('a.md')).toBe(first);
});

it('reports a crash, and goes on with a new process', async () => {
  const first = await processFor('a.md');
  expect((await prover.prove('crash.md')).faults).toEqual([
    'The process that proves has ended. Save the page again to start another one.',
  ]);
  expect(await processFor('a.md')).not.toBe(first);
});

it('says that a process has ended between two pages', async () => {
  const first = await processFor('a.md');
  process.kill(Number(first));
  await expect.poll(() => isRunning(Number(first))).toBe(false);
  expect(await processFor('a.md')).not.toBe(first);
  expect(log).toEqual(['The process that proves has ended, so the proof is loaded again.']);
});

it('stops a proof that hangs, and goes on with a new process', async () => {
  expect((await prover.prove('block.md')).faults).toEqual(['The proof took longer than 5 seconds and was stopped.']);
  expect(await processFor('a.md')).toMatch(/^\d+$/);
});

it('leaves no process behind, and starts none after it', async () => {
  const pid = Number(await processFor('a.md'));
  await prover.stop();
  expect(isRunning(pid)).toBe(false);
  expect((await prover.prove('a.md')).faults).toEqual(['The watch has ended.']);
});
