/** `npm run serve [-- --port 3000] [--dir build]` */
import {parseArgs} from 'node:util';
import {PRODUCTION_BUILD, serveSite} from './site';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: PRODUCTION_BUILD},
  },
});

serveSite(values.dir, Number(values.port), 'quick').then(
  ({url}) => console.log(`Serving ${values.dir} at ${url}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
