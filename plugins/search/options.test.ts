import {describe, expect, it} from 'vitest';
import {hostedSearchOrigins, parseOptions, toBrowserOptions} from './options';
import {QUERY_PLACEHOLDER} from '../../src/search/format';

describe('parseOptions', () => {
  it('searches with the embedded engine when no service is named', () => {
    expect(toBrowserOptions(parseOptions({docsDir: 'docs'}), 'https://docs.example.com').hosted).toBeNull();
  });

  it('takes the three settings of the hosted engine together', () => {
    const options = parseOptions({docsDir: 'docs', appId: 'A', apiKey: 'k', indexName: 'docs'});
    expect(toBrowserOptions(options, 'https://docs.example.com').hosted).toEqual({
      appId: 'A',
      apiKey: 'k',
      indexName: 'docs',
      insights: false,
    });
  });

  it('refuses an app id without its key and index', () => {
    expect(() => parseOptions({docsDir: 'docs', appId: 'A'})).toThrow(/set all of appId, apiKey and indexName, or none/);
  });

  it('names an option that does not exist, and an invalid regular expression', () => {
    expect(() => parseOptions({docsDir: 'docs', plceholder: 'x'})).toThrow(/plceholder/);
    expect(() => parseOptions({docsDir: 'docs', externalUrlRegex: '('})).toThrow(/externalUrlRegex: is not a regular expression/);
  });

  it('turns the function for missing results into a URL that the browser can fill in', () => {
    const options = parseOptions({
      docsDir: 'docs',
      getMissingResultsUrl: ({query}: {query: string}) => `https://example.com/?q=${query}`,
    });
    expect(toBrowserOptions(options, 'https://docs.example.com').missingResultsUrl).toBe(
      `https://example.com/?q=${QUERY_PLACEHOLDER}`,
    );
  });
});

describe('hostedSearchOrigins', () => {
  it('names every host that the client falls back to', () => {
    expect(hostedSearchOrigins({appId: 'APP'})).toEqual([
      'https://app-dsn.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ]);
  });

  it('names that of the events where they are sent', () => {
    expect(hostedSearchOrigins({appId: 'APP', insights: true})).toContain('https://insights.algolia.io');
    expect(hostedSearchOrigins({appId: 'APP', insights: false})).not.toContain('https://insights.algolia.io');
  });
});
