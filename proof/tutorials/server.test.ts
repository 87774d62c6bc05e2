import {splitServer} from 'docs-proof/tutorials/terminal';
import {expect, test} from 'vitest';
import {isServer} from './server';

test.each(['npm run develop', 'yarn start', 'npx strapi develop --no-watch-admin', 'NODE_ENV=production npm run start'])(
  '%s keeps running',
  (server) => {
    expect(splitServer(`npm install\n${server}\n`, isServer)).toEqual({commands: 'npm install', server});
  },
);

test('a build ends by itself', () => {
  expect(splitServer('NODE_ENV=production npm run build', isServer).server).toBeNull();
});
