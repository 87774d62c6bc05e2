import {expect, it} from 'vitest';
import siteConfigLoader from './siteConfig.cjs';

const BUILD_ONLY = {ssrTemplate: '<html>', headTags: [], clientModules: [], presets: [], plugins: [null], themes: []};

const load = (config: object): string => siteConfigLoader(`/* … */\nexport default ${JSON.stringify(config, null, 2)};\n`);

it('keeps what a browser reads', () => {
  expect(load({title: 'Docs', ...BUILD_ONLY})).toBe('export default {"title":"Docs"};');
});

it('names itself when Docusaurus writes its config in another way', () => {
  expect(() => load({title: 'Docs'})).toThrow('plugins/bundle-size/siteConfig.cjs');
  expect(() => siteConfigLoader('module.exports = {}')).toThrow('plugins/bundle-size/siteConfig.cjs');
});
