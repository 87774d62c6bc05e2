import assert from 'node:assert/strict';
import path from 'node:path';
import * as z from 'zod';
import {API_TOKENS} from '../../../../proof/cms/seed/credentials';
import {CMS_DIR} from '../../../../proof/conventions';
import {dataOf, runScript} from '../support';
import type {Check} from '../types';

const printed = z.object({documentId: z.string(), cover: z.url()});
const stored = z.object({title: z.string(), publishedAt: z.string(), cover: z.object({alternativeText: z.string()})});

const check: Check = async (project) => {
  const {documentId, cover} = printed.parse(
    await runScript(project, {
      STRAPI_TOKEN: API_TOKENS['full-access'],
      FILE: path.join(CMS_DIR, 'seed/media/frankenstein-cover.png'),
    }),
  );
  assert.equal((await fetch(cover)).status, 200, `There is no image at ${cover}.`);
  const response = await project.shop.send({method: 'GET', path: `/api/books/${documentId}?populate=cover`});
  const book = stored.parse(dataOf(response));
  assert.equal(book.title, 'Emma');
  assert.equal(book.cover.alternativeText, 'Cover of Emma');
};
export default check;
