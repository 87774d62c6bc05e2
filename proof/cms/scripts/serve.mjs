// node proof/cms/scripts/serve.mjs --help
// @ts-check
import {load} from './load.mjs';

const {main} = await load('cli.ts');
await main('serve', process.argv.slice(2));
