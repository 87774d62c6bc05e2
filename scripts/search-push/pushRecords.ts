import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/search/format';
import {INDEX_SETTINGS} from './indexSettings';

/**
 * Replaces the content of an index. Readers see the old records until all new ones are uploaded. If an upload fails, the old records stay.
 */
export async function pushRecords(client: Algoliasearch, indexName: string, records: readonly SearchRecord[]): Promise<void> {
  if (records.length === 0) throw new Error('There are no records, and an empty index would return nothing. Check DOCS_DIR.');
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
