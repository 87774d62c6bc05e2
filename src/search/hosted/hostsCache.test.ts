import {liteClient} from 'algoliasearch/lite';
import {afterEach, expect, it, vi} from 'vitest';
import {createHostsCache} from './hostsCache';

const TWO_MINUTES_IN_MS = 120_000;

afterEach(() => vi.useRealTimers());

it('leaves a host that failed alone for 2 minutes', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const asked: string[] = [];
  const client = liteClient('app', 'key', {
    hostsCache: createHostsCache(),
    requester: {
      send({url}) {
        const {host} = new URL(url);
        asked.push(host);
        const isDown = host === 'app-dsn.algolia.net';
        return Promise.resolve({status: isDown ? 503 : 200, content: '{"results": []}', isTimedOut: false});
      },
    },
  });
  const deadRequests = async (query: string): Promise<number> => {
    asked.length = 0;
    await client.search({requests: [{indexName: 'docs', query}]});
    return asked.filter((host) => host === 'app-dsn.algolia.net').length;
  };
  expect(await deadRequests('a')).toBe(1);
  expect(await deadRequests('b')).toBe(0);
  expect(await deadRequests('c')).toBe(0);
  vi.setSystemTime(Date.now() + TWO_MINUTES_IN_MS + 1);
  expect(await deadRequests('d')).toBe(1);
  expect(await deadRequests('e')).toBe(0);
});
