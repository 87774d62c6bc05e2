import {expect, test} from 'vitest';
import {occurs} from './literals';

const CODE = "createCommand('admin:list-users').option('-o, --only-content-types <types>')";

test.each(['strapi admin:list-users', 'strapi export --only-content-types'])('%s is found', (key) => {
  expect(occurs(CODE, key)).toBe(true);
});

test.each(['strapi list-users', 'strapi admin:list', 'strapi export --only', 'strapi export --only-content'])(
  '%s is only part of another name',
  (key) => {
    expect(occurs(CODE, key)).toBe(false);
  },
);
