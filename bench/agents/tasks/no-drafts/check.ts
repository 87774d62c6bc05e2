import assert from 'node:assert/strict';
import type {Check} from '../types';

const FRANKENSTEIN = 's2x4w1xwsjgqkd5owydq18ff';

const check: Check = async ({shop}) => {
  const statusOf = async (path: string, as: 'public' | 'user' | 'read-only' | 'full-access'): Promise<number> =>
    (await shop.send({method: 'GET', path, as})).status;
  for (const path of ['/api/books', `/api/books/${FRANKENSTEIN}`]) {
    for (const as of ['public', 'user', 'read-only'] as const) {
      assert.equal(await statusOf(path, as), 200, `${as} must read ${path}.`);
      assert.equal(await statusOf(`${path}?status=published`, as), 200);
      assert.equal(await statusOf(`${path}?status=draft`, as), 403, `${as} reads drafts of ${path}.`);
      assert.equal(await statusOf(`${path}?status=draft&locale=fr`, as), 403, `${as} reads French drafts of ${path}.`);
    }
    assert.equal(await statusOf(`${path}?status=draft`, 'full-access'), 200, 'A full-access token must read drafts.');
  }
  assert.equal(await statusOf('/api/authors', 'public'), 200);
};
export default check;
