import {expect, it} from 'vitest';
import registryLoader from './registryLoader.mjs';

const entry = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const REGISTRY = `export default {\n${entry('content---a', '@site/docs/a.md')}\n${entry('__comp---doc', '@theme/DocItem')}};\n`;

it('keeps the imports with the names of their chunks', () => {
  expect(registryLoader(REGISTRY)).toBe(`export default {
  "content---a": [() => import(/* webpackChunkName: "content---a" */ "@site/docs/a.md")],
  "__comp---doc": [() => import(/* webpackChunkName: "__comp---doc" */ "@theme/DocItem")],};
`);
});

it.each(['export default {}', REGISTRY.replace('"@site/docs/a.md", require', 'require')])(
  'names itself when Docusaurus writes the registry in another form',
  (registry) => {
    expect(() => registryLoader(registry)).toThrow('plugins/lazy-compilation/registryLoader.mjs');
  },
);
