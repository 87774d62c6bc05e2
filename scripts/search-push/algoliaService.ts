import {algoliasearch} from 'algoliasearch';
import {INDEX_SETTINGS} from './indexSettings';
import type {IndexService} from './pushRecords';

const NOT_FOUND = 404;

export function algoliaService(appId: string, adminKey: string): IndexService {
  const client = algoliasearch(appId, adminKey);
  const finish = async (indexName: string, {taskID}: {taskID: number}): Promise<void> => {
    await client.waitForTask({indexName, taskID});
  };
  return {
    async copySettings(from, to) {
      const operation = {operation: 'copy', destination: to, scope: ['settings', 'rules', 'synonyms']} as const;
      try {
        await finish(
          from,
          await client.operationIndex({indexName: from, operationIndexParams: {...operation, scope: [...operation.scope]}}),
        );
      } catch (error) {
        // The first push creates the index.
        if (!(error instanceof Error && 'status' in error && error.status === NOT_FOUND)) throw error;
      }
    },
    async applySettings(indexName) {
      await finish(indexName, await client.setSettings({indexName, indexSettings: INDEX_SETTINGS}));
    },
    async addRecords(indexName, records) {
      const requests = records.map((record) => ({action: 'addObject' as const, body: {...record}}));
      await finish(indexName, await client.batch({indexName, batchWriteParams: {requests}}));
    },
    async move(from, to) {
      await finish(
        to,
        await client.operationIndex({indexName: from, operationIndexParams: {operation: 'move', destination: to}}),
      );
    },
    async remove(indexName) {
      await finish(indexName, await client.deleteIndex({indexName}));
    },
  };
}
