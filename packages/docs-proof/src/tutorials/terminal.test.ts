import {expect, test} from 'vitest';
import {splitServer} from './terminal';

test.each(['npm run develop', 'yarn start', 'npx strapi develop --no-watch-admin', 'NODE_ENV=production npm run start'])(
  '%s keeps running',
  (server) => {
    expect(splitServer(`npm install\n${server}\n`)).toEqual({commands: 'npm install', server});
  },
);

test('a build ends by itself', () => {
  expect(splitServer('NODE_ENV=production npm run build')).toEqual({
    commands: 'NODE_ENV=production npm run build',
    server: null,
  });
});
