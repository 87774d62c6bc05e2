import type {Draft} from './state/draft';

export interface Example extends Draft {
  /** What the query finds. */
  title: string;
}

/** Queries to start from. The page shows each with its proven response, and a test compares the two. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  {
    title: 'Filtered, sorted, and paginated entries',
    endpoint: '/api/books',
    query: `{
  fields: ['title', 'price'],
  filters: {
    inStock: true,
    price: {$lt: 12},
  },
  sort: ['price:desc'],
  pagination: {page: 1, pageSize: 2},
}`,
  },
  {
    title: 'Entries that match either condition',
    endpoint: '/api/books',
    query: `{
  fields: ['title', 'format', 'price'],
  filters: {
    $or: [
      {format: 'audiobook'},
      {price: {$between: [10, 11]}},
    ],
  },
  sort: 'title',
}`,
  },
  {
    title: 'Entries filtered by a relation',
    endpoint: '/api/books',
    query: `{
  fields: ['title'],
  filters: {
    author: {name: {$eqi: 'jane austen'}},
  },
  populate: {
    author: {fields: ['name']},
    genres: {fields: ['name']},
  },
  sort: ['title'],
}`,
  },
  {
    title: 'Filtered and sorted related entries',
    endpoint: '/api/authors',
    query: `{
  fields: ['name'],
  filters: {name: 'Jules Verne'},
  populate: {
    books: {
      fields: ['title', 'price'],
      filters: {locale: 'en', price: {$lt: 15}},
      sort: ['price'],
    },
  },
}`,
  },
  {
    title: 'Components and dynamic zones',
    endpoint: '/api/books/s2x4w1xwsjgqkd5owydq18ff',
    query: `{
  fields: ['title'],
  populate: {
    editions: {fields: ['label', 'price']},
    extras: {
      on: {
        'book.quote': {fields: ['text']},
      },
    },
  },
}`,
  },
  {
    title: 'Drafts with unpublished changes',
    endpoint: '/api/books',
    query: `{
  fields: ['title', 'updatedAt'],
  status: 'draft',
  publicationFilter: 'modified',
  sort: ['updatedAt:desc'],
}`,
  },
  {
    title: 'Entries in another locale',
    endpoint: '/api/books',
    query: `{
  fields: ['title', 'locale'],
  // The response contains only entries in French.
  locale: 'fr',
  filters: {title: {$containsi: 'mers'}},
}`,
  },
];
