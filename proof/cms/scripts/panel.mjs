// Builds the admin panel if it is not built yet, and prints the folder it is in.
// @ts-check
import { load } from './load.mjs';

const { builtPanel } = await load('panel.ts');
console.log(await builtPanel());
