import assert from 'node:assert/strict';
import {runScript} from '../support';
import type {Check} from '../types';

const EXPECTED = `
  const books = await strapi.documents('api::book.book').findMany({ status: 'published', locale: 'en', sort: 'title', populate: ['author', 'cover'] });
  const result = books.map(({ title, author, cover }: any) => ({ title, author: author?.name ?? null, cover: cover?.url ?? null }));
`;

const check: Check = async (project) => {
  const {value, error} = await project.shop.run(EXPECTED);
  assert.equal(error, null);
  assert.ok(Array.isArray(value));
  const expected = value.map((book: {cover: string | null}) => ({
    ...book,
    cover: book.cover === null ? null : new URL(book.cover, project.url).href,
  }));
  assert.deepEqual(await runScript(project, {}), expected);
};
export default check;
