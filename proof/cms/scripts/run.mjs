// node proof/cms/scripts/run.mjs --help
// @ts-check
import {load} from './load.mjs';

const {main} = await load('cli.ts');
await main('run', process.argv.slice(2));
