// node proof/cms/scripts/cms.mjs --help
// @ts-check
import {load} from './load.mjs';

const {startAdmin} = await load('admin.ts');
await startAdmin(process.argv.slice(2));
