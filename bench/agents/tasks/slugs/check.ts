import assert from 'node:assert/strict';
import * as z from 'zod';
import {dataOf} from '../support';
import type {Check} from '../types';

const book = z.object({slug: z.string()});

const check: Check = async ({shop}) => {
  const create = async (data: Record<string, unknown>): Promise<string> => {
    const response = await shop.send({method: 'POST', path: '/api/books', as: 'full-access', body: {data}});
    assert.equal(response.status, 201);
    return book.parse(dataOf(response)).slug;
  };
  const first = await create({title: 'Sense and Sensibility'});
  assert.equal(first, 'sense-and-sensibility');
  const second = await create({title: 'Sense and Sensibility'});
  assert.notEqual(second, first);
  assert.match(second, /^sense-and-sensibility/);
  assert.equal(await create({title: 'Emma', slug: 'my-emma'}), 'my-emma');
  const {value, error} = await shop.run(
    `const { slug } = await strapi.documents('api::book.book').create({ data: { title: 'Northanger Abbey' } });\nconst result = slug;`,
  );
  assert.equal(error, null);
  assert.equal(value, 'northanger-abbey');
};
export default check;
