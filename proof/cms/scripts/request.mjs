// node proof/cms/scripts/request.mjs --help
// @ts-check
import {load} from './load.mjs';

const {main} = await load('cli.ts');
await main('request', process.argv.slice(2));
