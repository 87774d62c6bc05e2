#!/usr/bin/env node
/** The executable of the package that the site serves. The docs are in a file next to it. */
import {readFileSync} from 'node:fs';
import {serveDocs} from './serve';

const data = JSON.parse(readFileSync(new URL('./docs.json', import.meta.url), 'utf8'));

serveDocs(() => data).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
