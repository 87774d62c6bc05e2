import {algoliasearch} from 'algoliasearch';
import {expect, it} from 'vitest';
import {checkKeys} from './checkKeys';

const KEYS = {appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false};
const SITE = 'https://docs.example.com';

interface Service {
  status?: number;
  /** URLs of the records. */
  urls?: readonly string[];
  acl?: readonly string[];
}

/** A service without a network. */
function faultsOf({status = 200, urls = [`${SITE}/cms/faq`], acl = ['search']}: Service): Promise<string[]> {
  const hits = urls.map((url) => ({objectID: url, url, hierarchy: {lvl0: 'CMS', lvl1: 'FAQ'}}));
  const send = ({url}: {url: string}) => {
    const isKey = new URL(url).pathname.startsWith('/1/keys/');
    const found = isKey ? {acl} : {results: [{hits, nbHits: hits.length, nbPages: 1}]};
    const content = status === 200 ? found : {message: 'Invalid Application-ID or API key', status};
    return Promise.resolve({status, isTimedOut: false, content: JSON.stringify(content)});
  };
  return checkKeys(algoliasearch(KEYS.appId, KEYS.apiKey, {requester: {send}}), KEYS, SITE);
}

it('says nothing of keys that work', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it.each<[string, Service, RegExp]>([
  [
    'a key that the service refuses',
    {status: 403},
    /^search: the index "docs" can't be searched\. API error, status 403: Invalid Application-ID or API key\. Correct ALGOLIA_APP_ID,/,
  ],
  ['an index without records', {urls: []}, /"docs" has no records of this site\. Run "npm run search:push"/],
  [
    'records of another site',
    {urls: ['https://other.example/cms/faq']},
    /lead to another site than https:\/\/docs\.example\.com\. Set SITE_URL/,
  ],
  ['a key that can write', {acl: ['search', 'addObject']}, /ALGOLIA_SEARCH_API_KEY can do more than search: addObject\./],
])('names %s, with the fix', async (_fault, service, message) => {
  expect(await faultsOf(service)).toEqual([expect.stringMatching(message)]);
});
