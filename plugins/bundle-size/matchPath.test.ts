import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {matchPath as theirs} from 'react-router';
import literalPath from './literalPaths.cjs';
import byLength from './matchPath.mjs';

const bundle = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');

/** The bundle's function as the loader leaves it, with what it needs. */
const [compiler = ''] = /var cache\$1 = [\s\S]*?(?=\/\*\*\n \* Public API for matching)/.exec(bundle) ?? [];
const [matcher = ''] = /function matchPath\([\s\S]*?\n\}\n/.exec(byLength(bundle)) ?? [];
const ours: unknown = runInNewContext(`${compiler}${matcher}matchPath`, {pathToRegexp: literalPath});

const PATHS = ['/', '/cms', '/cms/', '/cms/intro', '*'];
const ADDRESSES = ['/', '/cms', '/cms/', '/CMS', '/cms/intro', '/cms/intro/', '/cms/introx', '/cmsx', '/home', '/cms//intro'];

it.each(PATHS)('matches %s as the router does', (path) => {
  if (typeof ours !== 'function') throw new Error('The loader leaves no function.');
  for (const exact of [true, false]) {
    for (const address of ADDRESSES) {
      const found: unknown = Reflect.apply(ours, undefined, [address, {path, exact}]);
      expect(found, `${path} for ${address}`).toEqual(theirs(address, {path, exact}));
    }
  }
});

it('says what to do when an update has changed it', () => {
  expect(() => byLength('')).toThrow('take the rule out of plugins/bundle-size');
});
