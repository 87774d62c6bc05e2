import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import literalPath from './literalPaths.cjs';

const require = createRequire(createRequire(import.meta.url).resolve('react-router'));
const pathToRegexp: unknown = require('path-to-regexp');

function theirs(...args: [path: string, keys: {name: number}[], options: {end: boolean}]): RegExp {
  const made: unknown = typeof pathToRegexp === 'function' ? Reflect.apply(pathToRegexp, undefined, args) : null;
  if (!(made instanceof RegExp)) throw new Error('path-to-regexp makes no regular expression any more.');
  return made;
}

const PATHS = ['/', '/cms', '/cms/intro', '/home/Home', '*'];
const ADDRESSES = ['/', '', '/cms', '/cms/', '/CMS', '/cms/intro', '/cms/intro/', '/cmsx', '/home/Home', '/home', '/cms//intro'];

it.each(PATHS)('matches %s as path-to-regexp does', (path) => {
  for (const end of [true, false]) {
    for (const address of ADDRESSES) {
      const keys: {name: number}[] = [];
      const theirKeys: {name: number}[] = [];
      const options = {end};
      const found = literalPath(path, keys, options).exec(address);
      const expected = theirs(path, theirKeys, options).exec(address);
      expect(found && [...found], `${path} for ${address}`).toEqual(expected && [...expected]);
      expect(keys.map(({name}) => name)).toEqual(theirKeys.map(({name}) => name));
    }
  }
});
