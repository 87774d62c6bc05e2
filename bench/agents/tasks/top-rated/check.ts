import assert from 'node:assert/strict';
import {dataOf} from '../support';
import type {Check} from '../types';

const EXPECTED = `
  const books = await strapi.documents('api::book.book').findMany({ status: 'published', locale: 'en', populate: ['reviews'] });
  const rated = books.flatMap(({ documentId, title, reviews }: any) => {
    if (!reviews?.length) return [];
    const average = reviews.reduce((sum: number, { rating }: any) => sum + rating, 0) / reviews.length;
    return average < 4 ? [] : [{ documentId, title, averageRating: Math.round(average * 10) / 10, average }];
  });
  rated.sort((a, b) => b.average - a.average || a.title.localeCompare(b.title));
  const result = rated.map(({ documentId, title, averageRating }) => ({ documentId, title, averageRating }));
`;

const check: Check = async ({shop}) => {
  const {value, error} = await shop.run(EXPECTED);
  assert.equal(error, null);
  const refused = await shop.send({method: 'GET', path: '/api/books/top-rated'});
  assert.equal(refused.status, 403, 'A visitor without permission must get 403.');
  const response = await shop.send({method: 'GET', path: '/api/books/top-rated', as: 'full-access'});
  assert.equal(response.status, 200);
  assert.deepEqual(dataOf(response), value);
  const usual = await shop.send({method: 'GET', path: '/api/books/s2x4w1xwsjgqkd5owydq18ff'});
  assert.equal(usual.status, 200, 'Single books must still be found.');
};
export default check;
