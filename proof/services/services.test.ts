import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createServices} from 'docs-proof/services';
import {missingPrograms, runProgram} from './program';
import type {Service} from './types';

/** @param log receives each operation, in order */
function fake(name: string, log: string[], missing?: string): Service {
  const note = (what: string) => () => Promise.resolve(void log.push(`${what} ${name}`));
  return {
    name,
    missing: () => missing,
    start: async (folder) => {
      onTestFinished(() => rmSync(folder, {recursive: true}));
      await note('start')();
      return {env: {[name.toUpperCase()]: 'on'}, reset: note('reset'), stop: note('stop')};
    },
  };
}

function create(log: string[]) {
  return createServices({
    databases: {postgres: fake('postgres', log), mariadb: fake('mariadb', log, 'no MariaDB')},
    services: {redis: fake('redis', log)},
  });
}

describe('services', () => {
  it('are started once on demand, and reset for each user', async () => {
    const log: string[] = [];
    const services = create(log);
    const env = await services.withServices(['postgres', 'redis'], (lent) => Promise.resolve(lent.env));
    await services.withServices(['redis'], (lent) => lent.resetOthers());
    await services.withServices(['postgres'], (lent) => lent.resetOthers());
    await services.stop();
    expect(env).toEqual({POSTGRES: 'on', REDIS: 'on'});
    expect(log).toEqual([
      ...['start postgres', 'start redis', 'reset postgres', 'reset redis'],
      ...['reset redis', 'reset redis', 'reset postgres', 'stop postgres', 'stop redis'],
    ]);
  });

  it('have one user at a time, even after a failure', async () => {
    const services = create([]);
    const order: string[] = [];
    const use = (name: string, names: Parameters<typeof services.withServices>[0]) =>
      services.withServices(names, async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (name === 'a') throw new Error('a failed');
      });
    const all = await Promise.allSettled([use('a', ['postgres', 'redis']), use('b', ['redis', 'postgres']), use('c', ['redis'])]);
    expect(all.map(({status}) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('report which of them is missing', () => {
    expect(create([]).missing(['postgres'])).toBeUndefined();
    expect(create([]).missing(['postgres', 'mariadb'])).toBe('no MariaDB');
    expect(missingPrograms('A server', ['no-such-server'])).toContain('bash .ci/programs');
  });
});

describe('a program', () => {
  function folder(): string {
    const place = mkdtempSync(path.join(tmpdir(), 'proof-program-'));
    onTestFinished(() => rmSync(place, {recursive: true, force: true}));
    return place;
  }

  it('is stopped, and its folder removed', async () => {
    const place = folder();
    const program = runProgram({command: 'sh', args: ['-c', 'echo ready 42; exec sleep 1000'], folder: place});
    expect((await program.prints(/ready (\d+)/))[1]).toBe('42');
    await program.stop();
    expect(existsSync(place)).toBe(false);
  });

  it('is stopped, and its folder removed, when the proof is killed', async () => {
    const place = folder();
    const program = JSON.stringify({command: 'sh', args: ['-c', 'echo ready; exec sleep 1000'], folder: place});
    const code = `const {runProgram} = require(${JSON.stringify(path.join(import.meta.dirname, 'program.ts'))});
      void runProgram(${program}).prints(/ready/).then(() => process.kill(process.pid, 'SIGKILL'));`;
    await once(spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', code]), 'exit');
    await expect.poll(() => existsSync(place), {timeout: 60_000}).toBe(false);
  }, 90_000);

  it('that ends by itself reports its output', async () => {
    const program = runProgram({command: 'sh', args: ['-c', 'echo no disk; exit 3'], folder: folder()});
    await expect(program.prints(/ready/)).rejects.toThrow('sh ended. It printed:\nno disk');
  });
});
