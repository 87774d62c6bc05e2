/** `npm run search:export [-- --out search-records.json]`: writes the search records in DocSearch's format. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../plugins/environment';
import {runScript} from '../runScript';
import {loadRecords} from './loadRecords';

const {values} = parseArgs({options: {out: {type: 'string', default: '.cache/search-records.json'}}});

runScript(() => {
  const records = loadRecords(parseEnvironment(process.env));
  mkdirSync(path.dirname(path.resolve(values.out)), {recursive: true});
  writeFileSync(values.out, `${JSON.stringify(records, null, 1)}\n`);
  console.log(`${records.length} records written to ${values.out}`);
});
