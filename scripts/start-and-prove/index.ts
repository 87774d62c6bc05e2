/**
 * `npm run start:prove`: `npm start`, and each page is proven when it is saved. Both print to this terminal, and end together.
 * Options are those of `npm start`.
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';

const COMMANDS: readonly string[][] = [
  ['node_modules/.bin/docusaurus', 'start', '--no-open', ...process.argv.slice(2)],
  // Not the program tsx: on Ctrl+C, it kills a process that doesn't respond at once, whose files then stay.
  [process.execPath, '--import', 'tsx', 'proof/index.ts', '--watch'],
];

const check = spawnSync('npm', ['run', '--silent', 'check', '--', '--before-start'], {stdio: 'inherit'});
if (check.status !== 0) process.exit(check.status ?? 1);

const running: ChildProcess[] = COMMANDS.map(([program = '', ...options]) => {
  const child = spawn(program, options, {stdio: 'inherit'});
  child.on('error', (error) => console.error(`${program} could not be started: ${error.message} Run "npm ci".`));
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
  return child;
});

function stop(): void {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill();
}

process.on('SIGINT', stop).on('SIGTERM', stop);
