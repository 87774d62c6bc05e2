/**
 * `npm start [-- --port 3001]`: serves the site with live reload, whatever state its pages are in. Prints their faults at the start and after
 * each save. If the site can't be loaded, it is tried again after the next save.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {parseEnvironment} from '../../plugins/environment';
import {runScript} from '../runScript';

/** Editors write a file in several steps. */
const PAUSE_IN_MS = 500;
/** Files that writers edit, in addition to the docs. */
const FILES = new Set(['readingOrder.ts', 'redirects.ts', 'sidebars.ts', 'docusaurus.config.ts']);

runScript(() => {
  const {docsDir} = parseEnvironment(process.env);
  if (!existsSync(docsDir))
    throw new Error(`environment: DOCS_DIR is "${docsDir}", but there is no such folder. Correct it, or unset it.`);
  let site: ChildProcess | null = null;
  let isChecking = false;
  let isChanged = false;

  function serve(): void {
    const server = run(['docusaurus', 'start', '--no-open', ...process.argv.slice(2)]);
    site = server;
    server.on('exit', (code, signal) => {
      site = null;
      if (code === 0 || signal !== null) process.exit(code ?? 0);
      console.error('The site can’t be loaded yet. It is tried again after the next save.');
    });
  }

  function check(): void {
    isChanged = isChecking;
    if (isChecking) return;
    isChecking = true;
    run(['tsx', 'scripts/check/index.ts', '--before-start']).on('exit', () => {
      isChecking = false;
      if (isChanged) check();
    });
  }

  let pause: NodeJS.Timeout | undefined;
  const saved = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      check();
      if (!site) serve();
    }, PAUSE_IN_MS);
  };
  watch(docsDir, {recursive: true}, saved);
  watch('.', (_event, name) => {
    if (name !== null && FILES.has(name)) saved();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      site?.kill(signal);
      process.exit(0);
    });
  check();
  serve();
});

/** A program of the project's packages. */
function run([program = '', ...words]: readonly string[]): ChildProcess {
  return spawn(path.join('node_modules/.bin', program), words, {stdio: 'inherit', shell: process.platform === 'win32'});
}
