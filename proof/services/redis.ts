import {freePort} from 'docs-proof/freePort';
import {missingPrograms, output, programPath, runProgram} from './program';
import type {RunningService, Service} from './types';

export const redis: Service = {
  name: 'Redis',
  missing: () => missingPrograms('Redis', ['redis-server', 'redis-cli']),
  start,
};

async function start(folder: string): Promise<RunningService> {
  const port = String(await freePort());
  const program = runProgram({
    command: programPath('redis-server'),
    args: ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    folder,
  });
  const command = async (...words: string[]): Promise<void> => {
    await output(programPath('redis-cli'), ['-e', '-h', '127.0.0.1', '-p', port, ...words]);
  };
  await program.ready(() => command('PING'));
  return {
    env: {REDIS_URL: `redis://127.0.0.1:${port}`},
    reset: () => command('FLUSHALL'),
    stop: program.stop,
  };
}
