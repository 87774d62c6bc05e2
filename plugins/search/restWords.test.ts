import {expect, it} from 'vitest';
import {toRestWords} from './restWords';

const cut = (tail: string, head = ''): {head: string; tail: string} => ({head, tail});

it('names the sections of a word: the first, then the steps to the next', () => {
  expect(toRestWords([cut('port'), cut(''), cut('host port'), cut('port')], 1000)).toEqual({
    words: ['host', 'port'],
    sections: [[2], [0, 2, 1]],
  });
});

it('leaves out what the head of the text has', () => {
  expect(toRestWords([cut('The port again', 'the port')], 1000).words).toEqual(['again']);
});

it('keeps code as it is written, and sentence starts in lowercase', () => {
  expect(toRestWords([cut('Set strapi.documents and --no-run. Token')], 1000).words).toEqual([
    '--no-run',
    'and',
    'set',
    'strapi.documents',
    'token',
  ]);
});

it('leaves out what readers do not type', () => {
  expect(toRestWords([cut(`s2x4w1xwsjgqkd5owydq18ff 2026-11-20 18180101 ${'x'.repeat(41)} 413 a`)], 1000).words).toEqual(['413']);
});

it('keeps the rarest words when there is no room for all', () => {
  const sections = Array.from({length: 20}, (_, index) => cut(index === 3 ? 'common EADDRINUSE' : 'common'));
  expect(toRestWords(sections, 30).words).toEqual(['EADDRINUSE']);
});
