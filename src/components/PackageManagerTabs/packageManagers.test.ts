import {describe, expect, it} from 'vitest';
import {commandFor} from './packageManagers';

describe('one command for all package managers', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install'],
    ['npm install qs', 'yarn add qs', 'pnpm add qs'],
    ['npm install --save-dev --save-exact vite', 'yarn add --dev --exact vite', 'pnpm add --save-dev --save-exact vite'],
    ['npm i -D vite', 'yarn add --dev vite', 'pnpm add --save-dev vite'],
    ['npm install -g yalc', 'yarn global add yalc', 'pnpm add --global yalc'],
    ['npm uninstall qs', 'yarn remove qs', 'pnpm remove qs'],
    ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile'],
    ['npm run develop -- --debug', 'yarn develop --debug', 'pnpm develop --debug'],
    ['npm test', 'yarn test', 'pnpm test'],
    ['NODE_ENV=production npm run build', 'NODE_ENV=production yarn build', 'NODE_ENV=production pnpm build'],
    ['npx strapi export --no-encrypt', 'yarn strapi export --no-encrypt', 'pnpm strapi export --no-encrypt'],
    ['npx create-strapi@latest bookshop', 'yarn create strapi bookshop', 'pnpm create strapi@latest bookshop'],
    ['cd bookshop\nnpm run build', 'cd bookshop\nyarn build', 'cd bookshop\npnpm build'],
  ])('%s', (command, yarn, pnpm) => {
    expect(commandFor('npm', {command})).toBe(command);
    expect(commandFor('yarn', {command})).toBe(yarn);
    expect(commandFor('pnpm', {command})).toBe(pnpm);
  });

  it.each(['npm audit', 'npx @strapi/upgrade major', 'npx', 'npm init', 'npm install\nnpm audit'])(
    '%s cannot be converted',
    (command) => {
      expect(commandFor('yarn', {command})).toBeNull();
      expect(commandFor('pnpm', {command, pnpm: 'pnpm audit'})).toBe('pnpm audit');
    },
  );
});
