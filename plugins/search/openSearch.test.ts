import {describe, expect, it} from 'vitest';
import {renderOpenSearch} from './openSearch';

describe('renderOpenSearch', () => {
  const xml = renderOpenSearch({
    siteTitle: 'Salt & Pepper Documentation',
    siteUrl: 'https://docs.example.com',
    searchPagePath: '/search',
  });

  it('leads to the search page', () => {
    expect(xml).toContain('template="https://docs.example.com/search?q={searchTerms}"');
  });

  it('keeps the short name within 16 characters, and escapes names', () => {
    expect(xml).toContain('<ShortName>Salt &amp; Pepper</ShortName>');
  });
});
