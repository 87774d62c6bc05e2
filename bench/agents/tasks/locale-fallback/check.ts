import assert from 'node:assert/strict';
import * as z from 'zod';
import {dataOf} from '../support';
import type {Check} from '../types';

const book = z.object({title: z.string(), locale: z.string(), author: z.object({name: z.string()})});

const check: Check = async ({shop}) => {
  const get = (id: string, locale: string) =>
    shop.send({method: 'GET', path: `/api/books/localized/${id}?locale=${locale}`, as: 'full-access'});
  const french = await get('s2x4w1xwsjgqkd5owydq18ff', 'fr');
  assert.equal(french.status, 200);
  assert.equal(book.parse(dataOf(french)).locale, 'fr');
  assert.doesNotMatch(JSON.stringify(french.body), /"email"\s*:|createdBy|updatedBy/, 'The response has private fields.');
  const fallback = await get('ihg31f7ly5qzpmmgf3cmzt24', 'fr');
  assert.equal(fallback.status, 200, 'A book without a French entry must be returned in English.');
  assert.equal(book.parse(dataOf(fallback)).title, 'The Last Man');
  const draft = await get('kgj5vplqaegp4m8rypwg1auk', 'fr');
  assert.equal(book.parse(dataOf(draft)).locale, 'en', 'A French draft must not be returned.');
  assert.equal((await get('v10ph3jmb50sn0e45ug2mqkw', 'fr')).status, 404, 'A book without a published entry must be 404.');
  assert.equal((await get('s2x4w1xwsjgqkd5owydq18ff', 'en')).status, 200);
};
export default check;
