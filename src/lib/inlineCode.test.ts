import {expect, it} from 'vitest';
import {breakableParts, splitClosing} from './inlineCode';

it.each([
  ['/api/books/:documentId', '/ api/ books/ :document Id'],
  ['pagination[pageSize]', 'pagination [page Size]'],
  ['strapi.documents.findMany', 'strapi .documents .find Many'],
  ['webhooks.populateRelations', 'webhooks .populate Relations'],
  ['WEBHOOKS_POPULATE', 'WEBHOOKS_POPULATE'],
  ['Mary Shelley: $12.50', 'Mary Shelley: $12.50'],
])('%s breaks between its parts', (code, parts) => {
  expect(breakableParts(code).join(' ')).toBe(parts);
});

it.each([
  ['{ filters: { title: "Emma" } }', ['{ filters: { title: ', '"Emma" } }']],
  ['npm run build', ['npm run build', '']],
])('%s keeps its closing brackets at its last word', (code, parts) => {
  expect(splitClosing(code)).toEqual(parts);
});
