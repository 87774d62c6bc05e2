import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

it('a WeakMap does all that qs asks of a side channel', () => {
  const lib = path.dirname(createRequire(import.meta.url).resolve('qs'));
  const source = readdirSync(lib)
    .map((file) => readFileSync(path.join(lib, file), 'utf8'))
    .join('\n');
  const used = [...source.matchAll(/[cC]hannel\.(\w+)/g)].map(([, method]) => method);
  expect(used).not.toHaveLength(0);
  for (const method of used) expect(['get', 'set', 'has', 'delete']).toContain(method);
});
