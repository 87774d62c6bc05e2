/**
 * `npm run search:push`: replaces the records of the hosted index.
 * Needs ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_API_KEY, a key with write access that the site doesn't use.
 */
import {algoliasearch} from 'algoliasearch';
import {EnvironmentError, parseEnvironment} from '../../plugins/environment';
import {runScript} from '../runScript';
import {loadRecords} from '../search-export/loadRecords';
import {pushRecords} from './pushRecords';

async function main(): Promise<void> {
  const indexName = required('ALGOLIA_INDEX_NAME');
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_API_KEY'));
  const {docsDir, siteUrl} = parseEnvironment({
    ...process.env,
    ALGOLIA_APP_ID: '',
    ALGOLIA_SEARCH_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  });
  const records = loadRecords({docsDir, siteUrl});
  await pushRecords(client, indexName, records);
  console.log(`${indexName} now holds ${records.length} records.`);
}

function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new EnvironmentError(`environment: ${name} isn't set. search:push needs it; search:export doesn't.`);
  return value;
}

runScript(main);
