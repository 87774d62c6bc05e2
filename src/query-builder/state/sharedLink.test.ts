import {describe, expect, it} from 'vitest';
import {builderHash} from '../../request-code/builderLink';
import {hashOf, LINK_LIMIT, readHash} from './sharedLink';

const DRAFT = {endpoint: '/api/books', query: `{\n  // “é” 😀\n  filters: {title: 'a&b#c%'},\n`};

function hash(): string {
  return hashOf(DRAFT) ?? '';
}

describe('a link', () => {
  it('brings back endpoint and query to the letter, faults and comments included', () => {
    expect(readHash(hash())).toEqual({draft: DRAFT, isDamaged: false});
    expect(readHash(hashOf({endpoint: '', query: ''}) ?? '')).toEqual({draft: {endpoint: '', query: ''}, isDamaged: false});
  });

  it('has only characters that programs leave alone', () => {
    expect(hash()).toMatch(/^#builder=[\w.-]+$/);
  });

  it('is not made for a text that is too long', () => {
    expect(hashOf({endpoint: '/', query: 'x'.repeat(LINK_LIMIT)})).toBeNull();
    expect(hashOf({endpoint: '/', query: 'x'.repeat(LINK_LIMIT / 2)})).not.toBeNull();
  });

  it('that was cut anywhere says so, and keeps what is left', () => {
    const whole = hash();
    for (let end = '#builder='.length; end < whole.length; end += 1) {
      const shared = readHash(whole.slice(0, end));
      expect(shared?.isDamaged, String(end)).toBe(true);
    }
    expect(readHash(whole.slice(0, -10))?.draft.endpoint).toBe(DRAFT.endpoint);
  });

  it.each([
    '#builder=',
    '#builder=x',
    '#builder=5.',
    '#builder=%%%',
    '#builder=99999.!!',
    '#builder=3.YQ==&x',
    `#builder=${'A'.repeat(9)}`,
  ])('%s is damaged, and no error', (damaged) => {
    expect(readHash(damaged)?.isDamaged).toBe(true);
  });

  it('is not any other anchor', () => {
    expect(readHash('')).toBeNull();
    expect(readHash('#try-it')).toBeNull();
  });
});

it('opens a request of a page as an object that a reader can change', () => {
  const hash = builderHash('GET /api/books?filters[author][name]=Mary Shelley&filters[price][$lt]=12&sort=title');
  expect(readHash(hash ?? '')).toEqual({
    draft: {
      endpoint: '/api/books',
      query: "{\n  filters: {\n    author: { name: 'Mary Shelley' },\n    price: { $lt: 12 },\n  },\n  sort: 'title',\n}",
    },
    isDamaged: false,
  });
  expect(readHash(builderHash('GET /api/books/abc') ?? '')?.draft).toEqual({endpoint: '/api/books/abc', query: '{}'});
});
