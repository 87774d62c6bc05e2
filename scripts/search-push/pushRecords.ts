import type {SearchRecord} from '../../src/search/format';

/** What pushing needs of a search service. */
export interface IndexService {
  /** Creates an index with the settings, rules and synonyms of another one. */
  copySettings: (from: string, to: string) => Promise<void>;
  applySettings: (index: string) => Promise<void>;
  addRecords: (index: string, records: readonly SearchRecord[]) => Promise<void>;
  /** Puts an index in the place of another one, at once. */
  move: (from: string, to: string) => Promise<void>;
  remove: (index: string) => Promise<void>;
}

interface Options {
  indexName: string;
  /** Records in one request. */
  batchSize: number;
  onProgress: (done: number, total: number) => void;
}

/**
 * Replaces what an index holds. Readers see the old records until all new ones are there; after a failure they
 * keep the old ones, and nothing half done is left behind.
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  service: IndexService,
  {indexName, batchSize, onProgress}: Options,
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records, and an empty index would return nothing. Check DOCS_DIR.');
  const temporary = `${indexName}_tmp`;
  try {
    await service.remove(temporary);
    await service.copySettings(indexName, temporary);
    await service.applySettings(temporary);
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await service.addRecords(temporary, batch);
      onProgress(start + batch.length, records.length);
    }
    await service.move(temporary, indexName);
  } catch (error) {
    await service.remove(temporary).catch((reason: unknown) => console.warn(`${temporary} could not be removed.`, reason));
    throw error;
  }
}
