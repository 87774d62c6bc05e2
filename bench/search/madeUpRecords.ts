import type {SearchRecord} from '../../src/search/format';
import {plannedPlaces, writtenPages} from '../../plugins/corpus/reading-order';

const EXTRA_PAGES = 120;
/** Real words that follow each other: so few that the texts compress as badly as real ones, 0.26 bytes a character. */
const PHRASE_LENGTH = 3;
/** Words of a text for each made-up one. */
const WORDS_PER_MADE_UP = 12;
/** The longest text; half of it on average, as long as a real section. */
const MAX_WORDS = 220;

/**
 * As many records as the whole documentation will have: headings and phrases of the real ones, shuffled, with
 * words of their own mixed in, since a larger manual also has a larger vocabulary. The same on every run.
 */
export function makeUpRecords(real: readonly SearchRecord[], count: number): SearchRecord[] {
  const random = seededRandom(1);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from: the docs have no records.');
    return item;
  };
  const words = real.flatMap(({content}) => content?.split(' ') ?? []);
  const titles = real.flatMap(({hierarchy}) => [hierarchy.lvl2 ?? hierarchy.lvl1]);
  const planned = plannedPlaces(writtenPages('docs').pagesUnder).map(({docId}) => docId);
  const ids = [...planned, ...Array.from({length: EXTRA_PAGES}, (_, index) => `cms/migration/made-up-${index}`)];
  const phrase = (): string[] => {
    const start = Math.floor(random() * words.length);
    const real = words.slice(start, start + PHRASE_LENGTH);
    return random() < PHRASE_LENGTH / WORDS_PER_MADE_UP ? [...real, madeUpWord(random)] : real;
  };
  const text = (length: number): string =>
    Array.from({length: Math.ceil(length / PHRASE_LENGTH)}, phrase)
      .flat()
      .join(' ');
  const template = pick(real);
  const perPage = Math.ceil(count / ids.length);
  const records = ids.flatMap((id) =>
    Array.from({length: perPage}, (_, position): SearchRecord => {
      const page = `https://docs.strapi.io/${id}`;
      const title = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
      const heading = position === 0 ? null : `${pick(titles)} ${pick(words)}`;
      return {
        ...template,
        objectID: `${page}#${position}`,
        type: heading === null ? 'lvl1' : 'lvl2',
        url: page,
        url_without_anchor: page,
        anchor: heading === null ? null : `section-${position}`,
        hierarchy: {
          lvl0: `CMS: ${id.split('/')[1] ?? ''}`,
          lvl1: title,
          lvl2: heading,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        names: pick(real).names,
        content: text(MAX_WORDS * random()),
      };
    }),
  );
  return records.slice(0, count);
}

const SYLLABLES = 'ba co di fu ga he jo ki lo me na po qui ro sa te um ve wi xo ya ze'.split(' ');

function madeUpWord(random: () => number): string {
  return Array.from({length: 2 + Math.floor(random() * 3)}, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
}

/** Mulberry32: small, and good enough to shuffle. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
