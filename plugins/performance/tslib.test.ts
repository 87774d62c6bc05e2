import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

it('has all that @docusaurus/utils-common needs of tslib', () => {
  const require = createRequire(import.meta.url);
  const lib = path.dirname(require.resolve('@docusaurus/utils-common'));
  const source = readdirSync(lib)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(lib, file), 'utf8'))
    .join('\n');
  const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, helper]) => helper));
  expect([...used]).toEqual(['__importDefault']);
});
