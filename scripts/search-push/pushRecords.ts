import type {SearchRecord} from '../../src/search/format';

/** Operations of a search service that a push needs. */
export interface IndexService {
  /** Creates an index with the settings, rules, and synonyms of another one. */
  copySettings: (from: string, to: string) => Promise<void>;
  applySettings: (index: string) => Promise<void>;
  addRecords: (index: string, records: readonly SearchRecord[]) => Promise<void>;
  /** Replaces an index with another one atomically. */
  move: (from: string, to: string) => Promise<void>;
  remove: (index: string) => Promise<void>;
}

interface Options {
  indexName: string;
  /** Number of records per request. */
  batchSize: number;
  onProgress: (done: number, total: number) => void;
}

/**
 * Replaces the content of an index. Readers see the old records until all new ones are uploaded. If the push fails, the
 * old records stay and the temporary index is removed.
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
