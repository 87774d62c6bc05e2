/** `npm run serve [-- --port 3000] [--dir build] [--rules host/rules.json]` */
import {parseArgs} from 'node:util';
import {PRODUCTION, serveSite} from './site';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: PRODUCTION.build},
    rules: {type: 'string', default: PRODUCTION.rules},
  },
});

serveSite({build: values.dir, rules: values.rules}, Number(values.port)).then(
  ({url}) => console.log(`Serving ${values.dir} at ${url}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
