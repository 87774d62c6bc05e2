import {expect, it} from 'vitest';
import {movePin, parseVersion} from './movePin';

const MANIFEST = `{
  "version": "5.54.0-bookshop",
  "dependencies": {
    "@strapi/client": "1.6.2",
    "@strapi/strapi": "5.54.0"
  },
  "devDependencies": {
    "@strapi/upgrade": "5.54.0"
  }
}
`;

it('updates dependencies that are pinned to the version, and nothing else', () => {
  expect(movePin(MANIFEST, '5.54.0', '5.55.1')).toBe(
    MANIFEST.replace('"@strapi/strapi": "5.54.0"', '"@strapi/strapi": "5.55.1"').replace(
      '"@strapi/upgrade": "5.54.0"',
      '"@strapi/upgrade": "5.55.1"',
    ),
  );
});

it('throws if nothing is pinned', () => {
  expect(() => movePin(MANIFEST, '5.53.0', '5.55.1')).toThrow('pins nothing to 5.53.0');
});

it.each([undefined, '', 'latest', '^5.55.0', '5.55', 'v5.55.0'])('rejects "%s" as a version', (text) => {
  expect(() => parseVersion(text)).toThrow('a version. Write one like');
});

it.each(['5.55.1', '6.0.0-beta.2'])('accepts %s as a version', (text) => {
  expect(parseVersion(text)).toBe(text);
});
