import {expect, it} from 'vitest';
import {askHosts} from './askHosts';

const RESPONSES: Record<string, {status: number; location?: string}> = {
  'https://a.example/': {status: 200},
  'https://a.example/old': {status: 301, location: '/new'},
  'https://a.example/login': {status: 302, location: '/form'},
  'https://a.example/people': {status: 403},
  'https://b.example/gone': {status: 404},
};

function fetchFake(url: string): Promise<{status: number; headers: Headers}> {
  const response = RESPONSES[url];
  if (!response) return Promise.reject(new Error('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND c.example')}));
  const {status, location} = response;
  return Promise.resolve({status, headers: new Headers(location === undefined ? {} : {location})});
}

it('tells what works, what moved, what is gone, and what can’t be reached', async () => {
  const urls = [...Object.keys(RESPONSES), 'https://c.example/'];
  expect(Object.fromEntries(await askHosts(urls, {fetch: fetchFake, pause: 0}))).toEqual({
    'https://a.example/': {kind: 'works'},
    'https://a.example/old': {kind: 'moved', to: 'https://a.example/new'},
    'https://a.example/login': {kind: 'works'},
    'https://a.example/people': {kind: 'works'},
    'https://b.example/gone': {kind: 'broken', status: 404},
    'https://c.example/': {kind: 'unreachable', reason: 'getaddrinfo ENOTFOUND c.example'},
  });
});
