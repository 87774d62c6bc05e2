/**
 * `npm run search:push [-- --dry-run]`: replaces the records of the hosted index.
 * Needs ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_API_KEY, a key with write access that the site doesn't use.
 */
import {parseArgs} from 'node:util';
import {EnvironmentError, parseEnvironment} from '../../plugins/environment';
import {loadRecords} from '../search-export/loadRecords';
import {algoliaService} from './algoliaService';
import {pushRecords} from './pushRecords';

const BATCH_SIZE = 1000;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const {docsDir, siteUrl} = parseEnvironment({
    ...process.env,
    ALGOLIA_APP_ID: '',
    ALGOLIA_SEARCH_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  });
  const records = loadRecords({docsDir, siteUrl});
  if (values['dry-run']) {
    const pages = records.filter(({type}) => type === 'lvl1').length;
    console.log(
      `${records.length} records of ${pages} pages in ${Math.ceil(records.length / BATCH_SIZE)} batches; nothing was sent.`,
    );
    console.log(JSON.stringify(records[0], null, 2));
    return;
  }
  const [appId, indexName, adminKey] = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'].map(required);
  await pushRecords(records, algoliaService(appId ?? '', adminKey ?? ''), {
    indexName: indexName ?? '',
    batchSize: BATCH_SIZE,
    onProgress: (done, total) => console.log(`${done} of ${total} records sent`),
  });
  console.log(`${indexName} now holds ${records.length} records.`);
}

function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new EnvironmentError(`environment: ${name} isn't set. search:push needs it; --dry-run doesn't.`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
