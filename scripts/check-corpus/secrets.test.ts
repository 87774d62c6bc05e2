import {expect, it} from 'vitest';
import {secretsIn} from './secrets';

const repeated = (count: number): string => 'a1B2'.repeat(count / 4);

it.each([
  ['AWS', `AKIA${'ABCD2345'.repeat(2)}`],
  ['GitHub', `ghp_${repeated(36)}`],
  ['npm', `//registry.example/:_authToken=npm_${repeated(36)}`],
  ['Stripe', `key: sk_live_${repeated(24)}`],
  ['private key', `-----BEGIN RSA PRIVATE KEY-----\n${repeated(64)}`],
  ['JSON web token', `eyJ${repeated(20)}.eyJ${repeated(20)}.${repeated(40)}`],
])('finds a secret of %s', (name, text) => {
  expect(secretsIn(`<code>${text}</code>`)).toEqual([expect.stringContaining(name)]);
});

it.each([
  'Authorization: Bearer <token>',
  'sk_live_…',
  '-----BEGIN PRIVATE KEY-----\\n…',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOiIxIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
])('takes no sample of the docs for a secret: %s', (text) => {
  expect(secretsIn(text)).toEqual([]);
});
