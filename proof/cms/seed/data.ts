import {createHash} from 'node:crypto';

/**
 * The documentId of a seeded document. It is derived from a fixed key, so it is the same in every database, and it has the
 * format of Strapi's own IDs.
 */
export function documentIdOf(kind: string, key: string): string {
  const digest = createHash('sha256').update(`bookshop/${kind}/${key}`).digest('hex');
  const text = BigInt(`0x${digest}`).toString(36);
  const first = String.fromCharCode(97 + (parseInt(digest.slice(0, 4), 16) % 26));
  return first + text.slice(0, 23);
}

export type Locale = 'en' | 'fr';

/** The final status of a document: never published, published without later changes, or modified since. */
export type State = 'draft' | 'published' | 'modified';

export interface AuthorSeed {
  key: string;
  state: State;
  name: string;
  bio: string;
  email: string;
  born: string;
  portrait?: string;
}

export interface GenreSeed {
  key: string;
  parent?: string;
  en: {name: string; description: string};
  fr: {name: string; description: string};
}

export interface BookText {
  state: State;
  title: string;
  slug: string;
  summary: string;
  description: string;
  /** Replaces `summary` in the draft after publishing. Only for the status `modified`. */
  laterSummary?: string;
  metaTitle?: string;
  quote?: {text: string; source: string};
  excerpt?: {heading: string; body: string};
}

export interface BookSeed {
  key: string;
  author: string;
  genres: string[];
  isbn: string;
  price: number;
  pages: number;
  weight: number;
  copiesSold: string;
  publishedOn: string;
  availableFrom: string;
  format: 'hardcover' | 'paperback' | 'ebook' | 'audiobook';
  inStock: boolean;
  accentColor: string;
  cover?: string;
  gallery?: string[];
  editions?: {label: string; publisher: string; format: BookSeed['format']; price: number; pages: number; releasedOn: string}[];
  en?: BookText;
  fr?: BookText;
}

export interface ReviewSeed {
  key: string;
  book: string;
  rating: number;
  body: string;
  reviewerName: string;
  reviewerEmail: string;
  verified: boolean;
  reviewedAt: string;
}

export const AUTHORS: AuthorSeed[] = [
  {
    key: 'mary-shelley',
    state: 'published',
    name: 'Mary Shelley',
    bio: 'Wrote her first novel at **eighteen**, on a rainy holiday by Lake Geneva.',
    email: 'mary.shelley@bookshop.example',
    born: '1797-08-30',
    portrait: 'mary-shelley',
  },
  {
    key: 'jules-verne',
    state: 'published',
    name: 'Jules Verne',
    bio: 'Sent his heroes *under the sea*, around the world and to the Moon.',
    email: 'jules.verne@bookshop.example',
    born: '1828-02-08',
    portrait: 'jules-verne',
  },
  {
    key: 'jane-austen',
    state: 'modified',
    name: 'Jane Austen',
    bio: 'Six novels, all of them still in print.',
    email: 'jane.austen@bookshop.example',
    born: '1775-12-16',
  },
  {
    key: 'jack-london',
    state: 'published',
    name: 'Jack London',
    bio: 'Sailor, gold prospector, reporter, novelist.',
    email: 'jack.london@bookshop.example',
    born: '1876-01-12',
  },
  {
    key: 'emily-bronte',
    state: 'draft',
    name: 'Emily Brontë',
    bio: 'One novel, published the year before she died.',
    email: 'emily.bronte@bookshop.example',
    born: '1818-07-30',
  },
];

export const GENRES: GenreSeed[] = [
  {
    key: 'fiction',
    en: {name: 'Fiction', description: 'Stories that did not happen.'},
    fr: {name: 'Fiction', description: 'Des histoires qui ne sont pas arrivées.'},
  },
  {
    key: 'adventure',
    parent: 'fiction',
    en: {name: 'Adventure', description: 'Far away, and back again with luck.'},
    fr: {name: 'Aventure', description: 'Loin, et de retour avec un peu de chance.'},
  },
  {
    key: 'gothic',
    parent: 'fiction',
    en: {name: 'Gothic', description: 'Old houses, dark nights.'},
    fr: {name: 'Gothique', description: 'Vieilles demeures et nuits noires.'},
  },
  {
    key: 'romance',
    parent: 'fiction',
    en: {name: 'Romance', description: 'Love, and what stands in its way.'},
    fr: {name: 'Romance', description: 'L’amour et ses obstacles.'},
  },
  {
    key: 'science-fiction',
    parent: 'fiction',
    en: {name: 'Science fiction', description: 'What if a machine could do it?'},
    fr: {name: 'Science-fiction', description: 'Et si une machine le pouvait ?'},
  },
];

export const BOOKS: BookSeed[] = [
  {
    key: 'frankenstein',
    author: 'mary-shelley',
    genres: ['gothic', 'science-fiction'],
    isbn: '9780000000019',
    price: 12.5,
    pages: 280,
    weight: 0.32,
    copiesSold: '18180101',
    publishedOn: '1818-01-01',
    availableFrom: '2026-01-15T09:00:00.000Z',
    format: 'hardcover',
    inStock: true,
    accentColor: '#2b3a55',
    cover: 'frankenstein-cover',
    gallery: ['reading-room'],
    editions: [
      {label: 'First edition', publisher: 'Lackington', format: 'hardcover', price: 240, pages: 288, releasedOn: '1818-01-01'},
      {
        label: 'Pocket edition',
        publisher: 'Bookshop Press',
        format: 'paperback',
        price: 8.9,
        pages: 320,
        releasedOn: '2025-10-31',
      },
    ],
    en: {
      state: 'published',
      title: 'Frankenstein',
      slug: 'frankenstein',
      summary: 'A student gives life to a creature and takes no care of it.',
      description: 'Victor Frankenstein finds out how life begins, and regrets it the same night.',
      metaTitle: 'Frankenstein by Mary Shelley',
      quote: {text: 'Beware; for I am fearless, and therefore powerful.', source: 'Chapter 20'},
      excerpt: {
        heading: 'The night it moved',
        body: 'It was on a dreary night of **November** that I beheld the accomplishment of my toils.',
      },
    },
    fr: {
      state: 'published',
      title: 'Frankenstein ou le Prométhée moderne',
      slug: 'frankenstein-ou-le-promethee-moderne',
      summary: 'Un étudiant donne vie à une créature et l’abandonne.',
      description: 'Victor Frankenstein découvre comment naît la vie, et le regrette la nuit même.',
      metaTitle: 'Frankenstein de Mary Shelley',
    },
  },
  {
    key: 'the-last-man',
    author: 'mary-shelley',
    genres: ['science-fiction'],
    isbn: '9780000000026',
    price: 14,
    pages: 480,
    weight: 0.51,
    copiesSold: '18260200',
    publishedOn: '1826-02-01',
    availableFrom: '2026-01-15T09:00:00.000Z',
    format: 'paperback',
    inStock: false,
    accentColor: '#6b705c',
    en: {
      state: 'modified',
      title: 'The Last Man',
      slug: 'the-last-man',
      summary: 'A plague empties the world of the year 2100.',
      laterSummary: 'A plague empties the world of the year 2100, and one man walks on.',
      description: 'Lionel Verney tells how the last century of mankind ends.',
    },
  },
  {
    key: 'twenty-thousand-leagues',
    author: 'jules-verne',
    genres: ['adventure', 'science-fiction'],
    isbn: '9780000000033',
    price: 18.9,
    pages: 420,
    weight: 0.48,
    copiesSold: '18700320',
    publishedOn: '1870-03-20',
    availableFrom: '2026-02-01T09:00:00.000Z',
    format: 'hardcover',
    inStock: true,
    accentColor: '#0b4f6c',
    cover: 'leagues-cover',
    gallery: ['reading-room', 'eighty-days-cover'],
    editions: [
      {label: 'Illustrated edition', publisher: 'Hetzel', format: 'hardcover', price: 320, pages: 436, releasedOn: '1871-11-16'},
    ],
    en: {
      state: 'published',
      title: 'Twenty Thousand Leagues Under the Sea',
      slug: 'twenty-thousand-leagues-under-the-sea',
      summary: 'A professor, a servant and a harpooner are guests of Captain Nemo.',
      description: 'The Nautilus crosses every ocean, and nobody may leave it.',
      metaTitle: 'Twenty Thousand Leagues Under the Sea',
      quote: {text: 'The sea is everything.', source: 'Part one, chapter 10'},
    },
    fr: {
      state: 'modified',
      title: 'Vingt mille lieues sous les mers',
      slug: 'vingt-mille-lieues-sous-les-mers',
      summary: 'Un professeur, son domestique et un harponneur chez le capitaine Nemo.',
      laterSummary: 'Trois naufragés deviennent les hôtes du capitaine Nemo.',
      description: 'Le Nautilus traverse tous les océans, et nul ne peut le quitter.',
      quote: {text: 'La mer est tout.', source: 'Première partie, chapitre 10'},
    },
  },
  {
    key: 'around-the-world',
    author: 'jules-verne',
    genres: ['adventure'],
    isbn: '9780000000040',
    price: 9.9,
    pages: 256,
    weight: 0.28,
    copiesSold: '18730130',
    publishedOn: '1873-01-30',
    availableFrom: '2026-02-01T09:00:00.000Z',
    format: 'paperback',
    inStock: true,
    accentColor: '#7d4e57',
    cover: 'eighty-days-cover',
    en: {
      state: 'published',
      title: 'Around the World in Eighty Days',
      slug: 'around-the-world-in-eighty-days',
      summary: 'A bet, a valet, a detective, and the date line.',
      description: 'Phileas Fogg leaves London on a Wednesday evening.',
    },
    fr: {
      state: 'draft',
      title: 'Le Tour du monde en quatre-vingts jours',
      slug: 'le-tour-du-monde-en-quatre-vingts-jours',
      summary: 'Un pari, un valet, un détective, et un jour gagné.',
      description: 'Phileas Fogg quitte Londres un mercredi soir.',
    },
  },
  {
    key: 'pride-and-prejudice',
    author: 'jane-austen',
    genres: ['romance'],
    isbn: '9780000000057',
    price: 11,
    pages: 352,
    weight: 0.36,
    copiesSold: '20000000',
    publishedOn: '1813-01-28',
    availableFrom: '2026-01-15T09:00:00.000Z',
    format: 'paperback',
    inStock: true,
    accentColor: '#b56576',
    cover: 'pride-cover',
    en: {
      state: 'published',
      title: 'Pride and Prejudice',
      slug: 'pride-and-prejudice',
      summary: 'Five sisters, one neighbour with a fortune, and his friend.',
      description: 'Elizabeth Bennet is right about nearly everyone.',
      metaTitle: 'Pride and Prejudice by Jane Austen',
    },
  },
  {
    key: 'persuasion',
    author: 'jane-austen',
    genres: ['romance'],
    isbn: '9780000000064',
    price: 10.5,
    pages: 272,
    weight: 0.29,
    copiesSold: '3100000',
    publishedOn: '1817-12-20',
    availableFrom: '2026-03-01T09:00:00.000Z',
    format: 'ebook',
    inStock: false,
    accentColor: '#6d6875',
    en: {
      state: 'published',
      title: 'Persuasion',
      slug: 'persuasion',
      summary: 'Eight years after saying no, Anne Elliot meets the captain again.',
      description: 'A letter is written in a room full of people.',
    },
  },
  {
    key: 'the-sea-wolf',
    author: 'jack-london',
    genres: ['adventure'],
    isbn: '9780000000071',
    price: 13.2,
    pages: 366,
    weight: 0.4,
    copiesSold: '1904000',
    publishedOn: '1904-10-25',
    availableFrom: '2026-02-15T09:00:00.000Z',
    format: 'paperback',
    inStock: true,
    accentColor: '#264653',
    cover: 'sea-wolf-cover',
    en: {
      state: 'published',
      title: 'The Sea-Wolf',
      slug: 'the-sea-wolf',
      summary: 'A critic is picked up by a sealing schooner and has to work.',
      description: 'Captain Wolf Larsen reads philosophy and believes in nothing.',
    },
  },
  {
    key: 'the-call-of-the-wild',
    author: 'jack-london',
    genres: ['adventure'],
    isbn: '9780000000088',
    price: 7.5,
    pages: 172,
    weight: 0.18,
    copiesSold: '1903000',
    publishedOn: '1903-07-01',
    availableFrom: '2026-02-15T09:00:00.000Z',
    format: 'audiobook',
    inStock: true,
    accentColor: '#a68a64',
    en: {
      state: 'modified',
      title: 'The Call of the Wild',
      slug: 'the-call-of-the-wild',
      summary: 'A dog is stolen in California and sold in the Yukon.',
      laterSummary: 'Stolen in California, sold in the Yukon: a dog learns the north.',
      description: 'Buck pulls a sledge, and then leads the team.',
    },
  },
  {
    key: 'wuthering-heights',
    author: 'emily-bronte',
    genres: ['gothic', 'romance'],
    isbn: '9780000000095',
    price: 12,
    pages: 416,
    weight: 0.43,
    copiesSold: '0',
    publishedOn: '1847-12-01',
    availableFrom: '2026-12-01T09:00:00.000Z',
    format: 'hardcover',
    inStock: false,
    accentColor: '#4a4e69',
    en: {
      state: 'draft',
      title: 'Wuthering Heights',
      slug: 'wuthering-heights',
      summary: 'Two houses on the moors, two generations.',
      description: 'Mr Lockwood rents a house and hears a story.',
    },
  },
  {
    // Exists in French only, so a request for the default locale doesn't find it.
    key: 'the-mysterious-island',
    author: 'jules-verne',
    genres: ['adventure'],
    isbn: '9780000000101',
    price: 16,
    pages: 640,
    weight: 0.66,
    copiesSold: '1875000',
    publishedOn: '1875-11-22',
    availableFrom: '2026-03-15T09:00:00.000Z',
    format: 'hardcover',
    inStock: true,
    accentColor: '#52796f',
    fr: {
      state: 'published',
      title: 'L’Île mystérieuse',
      slug: 'l-ile-mysterieuse',
      summary: 'Cinq naufragés de l’air sur une île inconnue.',
      description: 'Un ingénieur, un ballon, une île qui ne figure sur aucune carte.',
    },
  },
];

/** Pairs of books that recommend each other. */
export const RELATED: [string, string[]][] = [
  ['frankenstein', ['the-last-man']],
  ['twenty-thousand-leagues', ['around-the-world', 'the-sea-wolf']],
  ['pride-and-prejudice', ['persuasion']],
];

const review = (
  key: string,
  book: string,
  rating: number,
  reviewerName: string,
  verified: boolean,
  reviewedAt: string,
  body: string,
): ReviewSeed => ({
  key,
  book,
  rating,
  body,
  reviewerName,
  reviewerEmail: `${reviewerName.toLowerCase()}@bookshop.example`,
  verified,
  reviewedAt,
});

export const REVIEWS: ReviewSeed[] = [
  review('r01', 'frankenstein', 5, 'Amara', true, '2026-03-02T18:20:00.000Z', 'Better than any film of it.'),
  review('r02', 'frankenstein', 4, 'Bruno', true, '2026-03-05T07:45:00.000Z', 'The letters at the start take patience.'),
  review('r03', 'frankenstein', 2, 'Chloe', false, '2026-03-09T21:10:00.000Z', 'I felt sorry for everyone.'),
  review('r04', 'twenty-thousand-leagues', 5, 'Amara', true, '2026-03-11T12:00:00.000Z', 'I read the fish lists too.'),
  review('r05', 'twenty-thousand-leagues', 3, 'Dmitri', false, '2026-03-12T16:30:00.000Z', 'Too many fish.'),
  review('r06', 'around-the-world', 4, 'Elena', true, '2026-03-15T09:05:00.000Z', 'Finished in one train ride.'),
  review('r07', 'pride-and-prejudice', 5, 'Farid', true, '2026-03-18T20:40:00.000Z', 'Funnier every time.'),
  review('r08', 'pride-and-prejudice', 5, 'Greta', true, '2026-03-19T08:15:00.000Z', 'The first proposal!'),
  review('r09', 'persuasion', 4, 'Greta', true, '2026-03-22T10:00:00.000Z', 'Short, sad, perfect.'),
  review('r10', 'the-sea-wolf', 3, 'Bruno', false, '2026-03-25T22:55:00.000Z', 'A strong start.'),
  review('r11', 'the-call-of-the-wild', 1, 'Hana', false, '2026-03-28T13:25:00.000Z', 'The dog deserved better.'),
];
