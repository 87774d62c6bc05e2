import assert from 'node:assert/strict';
import * as z from 'zod';
import {allow, dataOf} from '../support';
import type {Check} from '../types';

const OF_SOMEONE_ELSE = 'i2vgkpcjrj91xjyci9yea8wz';
const created = z.object({documentId: z.string()});

const check: Check = async ({shop}) => {
  await allow(shop, 'authenticated', 'api::review.review.update');
  await allow(shop, 'authenticated', 'api::review.review.delete');
  const own = await shop.send({
    method: 'POST',
    path: '/api/reviews',
    as: 'user',
    body: {data: {rating: 4, reviewerName: 'Kai'}},
  });
  assert.equal(own.status, 201);
  const {documentId} = created.parse(dataOf(own));
  assert.doesNotMatch(JSON.stringify(own.body), /owner|"user"/i, 'A response shows the owner.');
  const change = (id: string, as: 'user' | 'full-access') =>
    shop.send({method: 'PUT', path: `/api/reviews/${id}`, as, body: {data: {rating: 5}}});
  assert.equal((await change(documentId, 'user')).status, 200, 'Users must be able to change their own review.');
  assert.equal((await change(OF_SOMEONE_ELSE, 'user')).status, 403, 'A review of someone else was changed.');
  assert.equal(
    (await change(OF_SOMEONE_ELSE, 'full-access')).status,
    200,
    'A full-access token must be able to change every review.',
  );
  const remove = (id: string) => shop.send({method: 'DELETE', path: `/api/reviews/${id}`, as: 'user'});
  assert.equal((await remove(OF_SOMEONE_ELSE)).status, 403, 'A review of someone else was deleted.');
  assert.equal((await remove(documentId)).status, 204, 'Users must be able to delete their own review.');
};
export default check;
