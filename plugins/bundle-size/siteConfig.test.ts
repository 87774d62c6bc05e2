import {expect, it} from 'vitest';
import siteConfigLoader from './siteConfig.mjs';

const BUILD_ONLY = {
  ssrTemplate: '<html>',
  headTags: [],
  clientModules: [],
  presets: [],
  plugins: [null],
  themes: [],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {mermaid: true},
  storage: {type: 'localStorage'},
};
const FUTURE = {v4: {}, faster: {}, experimental_router: 'browser'};

const load = (config: object): string => siteConfigLoader(`/* … */\nexport default ${JSON.stringify(config, null, 2)};\n`);

it('keeps what a browser reads', () => {
  expect(load({title: 'Docs', ...BUILD_ONLY, future: FUTURE})).toBe(
    'export default {"title":"Docs","future":{"experimental_router":"browser"}};',
  );
});

it('names itself when Docusaurus writes its config in another way', () => {
  expect(() => load({title: 'Docs'})).toThrow('plugins/bundle-size/siteConfig.mjs');
  expect(() => load({...BUILD_ONLY, future: {}})).toThrow('plugins/bundle-size/siteConfig.mjs');
  expect(() => siteConfigLoader('module.exports = {}')).toThrow('plugins/bundle-size/siteConfig.mjs');
});
