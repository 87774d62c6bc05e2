/** `npm run serve [-- --port 3000] [--dir build]` */
import {parseArgs} from 'node:util';
import {runScript} from '../runScript';
import {PRODUCTION_BUILD, serveSite} from './site';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: PRODUCTION_BUILD},
  },
});

runScript(async () => {
  const {url} = await serveSite(values.dir, Number(values.port), 'quick');
  console.log(`Serving ${values.dir} at ${url}`);
});
