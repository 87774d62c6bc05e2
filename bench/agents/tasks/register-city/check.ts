import assert from 'node:assert/strict';
import * as z from 'zod';
import type {Check} from '../types';

const registered = z.object({jwt: z.string()});

const check: Check = async ({shop}) => {
  const register = (body: Record<string, unknown>) => shop.send({method: 'POST', path: '/api/auth/local/register', body});
  const account = (name: string) => ({username: name, email: `${name}@example.com`, password: 'A-long-password-1'});
  const withCity = await register({...account('zoe'), city: 'Geneva'});
  assert.equal(withCity.status, 200, JSON.stringify(withCity.body));
  const {jwt} = registered.parse(withCity.body);
  const me = await shop.send({method: 'GET', path: '/api/users/me', headers: {Authorization: `Bearer ${jwt}`}});
  assert.equal(me.status, 200);
  assert.match(JSON.stringify(me.body), /"city":"Geneva"/);
  assert.equal((await register(account('kim'))).status, 200, 'A registration without a city must work.');
  assert.equal((await register({...account('eve'), role: 1})).status, 400, 'A role could be chosen at registration.');
  assert.equal((await register({...account('ann'), confirmed: true})).status, 400);
};
export default check;
