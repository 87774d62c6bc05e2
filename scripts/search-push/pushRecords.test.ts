import {describe, expect, it} from 'vitest';
import {MANUAL} from '../../plugins/search/testPages';
import {toRecords} from '../../plugins/search/records';
import {pushRecords, type IndexService} from './pushRecords';

const records = toRecords(MANUAL, {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  version: 'current',
  groupOf: () => 'CMS',
});

/** Records its calls, and fails at `failingCall`. */
function makeService(failingCall?: string): {service: IndexService; calls: string[]} {
  const calls: string[] = [];
  const note = (call: string): Promise<void> => {
    calls.push(call);
    return call === failingCall ? Promise.reject(new Error('No quota left.')) : Promise.resolve();
  };
  const service: IndexService = {
    copySettings: (from, to) => note(`copy ${from} ${to}`),
    applySettings: (index) => note(`settings ${index}`),
    addRecords: (index, batch) => note(`add ${batch.length} ${index}`),
    move: (from, to) => note(`move ${from} ${to}`),
    remove: (index) => note(`remove ${index}`),
  };
  return {service, calls};
}

describe('pushRecords', () => {
  it('fills a second index in batches, then puts it in place', async () => {
    const {service, calls} = makeService();
    const progress: number[] = [];
    const batchSize = Math.ceil(records.length / 2);
    await pushRecords(records, service, {indexName: 'docs', batchSize, onProgress: (done) => progress.push(done)});
    expect(calls).toEqual([
      'remove docs_tmp',
      'copy docs docs_tmp',
      'settings docs_tmp',
      `add ${batchSize} docs_tmp`,
      `add ${records.length - batchSize} docs_tmp`,
      'move docs_tmp docs',
    ]);
    expect(progress).toEqual([batchSize, records.length]);
  });

  it('leaves the index alone when a batch fails', async () => {
    const {service, calls} = makeService(`add ${records.length} docs_tmp`);
    await expect(pushRecords(records, service, {indexName: 'docs', batchSize: 1000, onProgress: () => {}})).rejects.toThrow(
      'No quota left.',
    );
    expect(calls.at(-1)).toBe('remove docs_tmp');
    expect(calls.some((call) => call.startsWith('move'))).toBe(false);
  });

  it('never empties an index', async () => {
    const {service, calls} = makeService();
    await expect(pushRecords([], service, {indexName: 'docs', batchSize: 10, onProgress: () => {}})).rejects.toThrow(
      /no records/,
    );
    expect(calls).toEqual([]);
  });
});
