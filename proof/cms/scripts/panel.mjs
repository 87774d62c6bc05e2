// Builds the admin panel if it is not built yet, and prints the folder it is in. Files to add to the app come from stdin as JSON,
// by path from its root: "{}" for none.
// @ts-check
import { text } from 'node:stream/consumers';
import { load } from './load.mjs';

const { builtPanel } = await load('panel.ts');
try {
  console.log(await builtPanel(JSON.parse(await text(process.stdin))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
