/** The command of the quick start, which is the way in. */
export const INSTALL_COMMAND = 'npx create-strapi@5.54.0 bookshop --skip-cloud';

/** A line of a response, and the steps that show it, from 1. */
type Line = readonly [text: string, from: number, to?: number];

/**
 * The quick start's response (docs/cms/quick-start.md#first-request), which the proof receives from the project that readers build there.
 * A note on that page proves `"publishedAt": null` for drafts.
 */
const RESPONSE: readonly Line[] = [
  ['{', 1],
  ['  "data": [', 1],
  ['    {', 1],
  ['      "title": "Frankenstein",', 1],
  ['      "price": 12.5,', 2],
  ['      "publishedAt": null,', 1, 3],
  ['      "publishedAt": "2026-11-20T11:03:54.188Z",', 4],
  ['      "author": {', 3],
  ['        "name": "Mary Shelley",', 3],
  ['        ...', 3],
  ['      },', 3],
  ['      ...', 1],
  ['    }', 1],
  ['  ],', 1],
  ['  ...', 1],
  ['}', 1],
];

const REQUESTS = [
  'GET /api/books?status=draft',
  'GET /api/books?status=draft',
  'GET /api/books?status=draft&populate=author',
  'GET /api/books?populate=author',
];

export interface SampleStep {
  request: string;
  response: string;
  /** Lines of the response that the step adds, from 1. */
  added: readonly number[];
}

/** What the API returns after each step of the quick start: with the field `title`, with `price`, with `author`, and published. */
export const SAMPLE_STEPS: readonly SampleStep[] = REQUESTS.map((request, index) => {
  const step = index + 1;
  const lines = RESPONSE.filter(([, from, to = REQUESTS.length]) => from <= step && step <= to);
  const added = lines.flatMap(([, from], at) => (from === step && step > 1 ? [at + 1] : []));
  return {request, response: lines.map(([text]) => text).join('\n'), added};
});
