import {algoliasearch} from 'algoliasearch';
import {describe, expect, it} from 'vitest';
import {MANUAL} from '../../plugins/search/testPages';
import {toRecords} from '../../plugins/search/records';
import {pushRecords} from './pushRecords';

const records = toRecords(MANUAL, {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  version: 'current',
  groupOf: () => 'CMS',
});

/** A client without a network. Its service has no quota for batches if it's full. */
function makeClient(isFull = false) {
  const calls: string[] = [];
  const send = ({url, method, data}: {url: string; method: string; data?: unknown}) => {
    const {pathname} = new URL(url);
    const operation = /"operation":"(\w+)"/.exec(String(data))?.[1] ?? '';
    if (!pathname.includes('/task/')) calls.push(`${method} ${pathname} ${operation}`.trim().replace(/_tmp_\d+/, '_tmp'));
    const isRefused = isFull && pathname.endsWith('/batch');
    const content = isRefused ? {message: 'No quota left.', status: 403} : {taskID: 1, status: 'published'};
    return Promise.resolve({status: isRefused ? 403 : 200, isTimedOut: false, content: JSON.stringify(content)});
  };
  return {client: algoliasearch('APP', 'key', {requester: {send}}), calls};
}

describe('pushRecords', () => {
  it('fills a second index, then puts it in place', async () => {
    const {client, calls} = makeClient();
    await pushRecords(client, 'docs', records);
    expect(calls[0]).toBe('PUT /1/indexes/docs/settings');
    expect(calls).toContain('POST /1/indexes/docs_tmp/batch');
    expect(calls).not.toContain('POST /1/indexes/docs/batch');
    expect(calls.at(-1)).toBe('POST /1/indexes/docs_tmp/operation move');
  });

  it('leaves the index alone when a batch fails', async () => {
    const {client, calls} = makeClient(true);
    await expect(pushRecords(client, 'docs', records)).rejects.toThrow('No quota left.');
    expect(calls.at(-1)).toBe('DELETE /1/indexes/docs_tmp');
    expect(calls.some((call) => call.endsWith('move'))).toBe(false);
  });

  it('never empties an index', async () => {
    const {client, calls} = makeClient();
    await expect(pushRecords(client, 'docs', [])).rejects.toThrow(/no records/);
    expect(calls).toEqual([]);
  });
});
