/** Starts the development server on a copy of the docs, so that a test can edit a page. */
import {spawn} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {DEVELOPMENT_DOCS, testRun} from './testRun';

rmSync(DEVELOPMENT_DOCS, {recursive: true, force: true});
cpSync('docs', DEVELOPMENT_DOCS, {recursive: true});
const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(testRun().ports.development)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DOCS_DIR: DEVELOPMENT_DOCS,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-development',
    // `npm start` can run at the same time, and two servers that write one cache crash.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  },
});
const stop = (): void => void server.kill();
process.on('SIGTERM', stop).on('SIGINT', stop);
server.on('exit', (code) => process.exit(code ?? 0));
