import {expect, it} from 'vitest';
import {breakableParts} from './inlineCode';

it.each([
  ['/api/books/:documentId', '/ api/ books/ :document Id'],
  ['pagination[pageSize]', 'pagination [page Size]'],
  ['strapi.documents.findMany', 'strapi .documents .find Many'],
  ['webhooks.populateRelations', 'webhooks .populate Relations'],
  ['WEBHOOKS_POPULATE', 'WEBHOOKS_POPULATE'],
])('%s breaks between its parts', (code, parts) => {
  expect(breakableParts(code).join(' ')).toBe(parts);
});
