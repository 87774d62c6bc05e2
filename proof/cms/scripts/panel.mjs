// Builds the admin panel if it isn't built yet, and prints its folder. Reads files to add to the app from stdin, as JSON by path
// relative to the app's root ("{}" for none).
// @ts-check
import {text} from 'node:stream/consumers';
import {load} from './load.mjs';

const {builtPanel} = await load('panel.ts');
try {
  console.log(await builtPanel(JSON.parse(await text(process.stdin))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
