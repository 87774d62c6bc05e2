import {expect, it} from 'vitest';
import {movePins} from './movePins';

const MANIFEST = `{
  "version": "5.54.0-bookshop",
  "dependencies": {
    "@strapi/client": "1.6.2",
    "@strapi/provider-upload-cloudinary": "5.52.3",
    "@strapi/strapi": "5.54.0",
    "pg": "5.54.0"
  },
  "devDependencies": {
    "create-strapi": "5.54.0"
  },
  "peerDependencies": {
    "@strapi/strapi": "^5.0.0"
  }
}
`;

it('moves the pinned packages of Strapi that have the release, also those that were behind, and nothing else', () => {
  const moved = MANIFEST.replace('"@strapi/strapi": "5.54.0"', '"@strapi/strapi": "5.55.1"')
    .replace('"create-strapi": "5.54.0"', '"create-strapi": "5.55.1"')
    .replace('5.52.3', '5.55.1');
  expect(movePins(MANIFEST, '5.55.1', (name) => name !== '@strapi/client')).toBe(moved);
});
