import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {expandDocs, expandNames, expandRegistry, expandRoutes} from './expand.mjs';
import loader from './loader.mjs';
import {loadProps} from './loadProps.mjs';
import {packTables, propFiles} from './pack.mjs';

const DOCS = ['one', 'two', 'three', 'four', 'five'];
const TAGS = ['a', 'b', 'c', 'd', 'e'];

const leaf = (url: string, more = ''): string =>
  `{path: '${url}', component: ComponentCreator('${url}', 'abc'), exact: true${more}}`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${leaf('/search')},
  {path: '/', component: ComponentCreator('/', '123'), routes: [
    ${TAGS.map((tag) => leaf(`/tags/${tag}`)).join(',')},
    {path: '/', component: ComponentCreator('/', '456'), routes: [${DOCS.map((doc) => leaf(`/${doc}`, ", sidebar: 'docs'")).join(',')}]},
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`;

const NAMES = {
  '/search-abc': {__comp: 'search'},
  '/-123': {__comp: 'root'},
  '/-456': {__comp: 'docs'},
  ...Object.fromEntries(TAGS.map((tag) => [`/tags/${tag}-abc`, {__comp: 'tag', __props: `props-${tag}`}])),
  ...Object.fromEntries(DOCS.map((doc) => [`/${doc}-abc`, {__comp: 'doc', content: `content-${doc}`}])),
};

const entry = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const REGISTRY = `export default {
${['search', 'root', 'docs', 'tag', 'doc'].map((name) => entry(name, `@theme/${name}`)).join('\n')}
${TAGS.map((tag) => entry(`props-${tag}`, `@generated/${tag}.json`)).join('\n')}
${DOCS.map((doc) => entry(`content-${doc}`, `@site/docs/${doc}.md`)).join('\n')}};
`;

const documents = DOCS.map((doc) => ({id: doc, path: `/${doc}`, sidebar: 'docs'}));
const UNLISTED = {id: 'hidden', path: '/hidden', unlisted: true};
const GLOBAL_DATA = {'docusaurus-plugin-content-docs': {default: {versions: [{docs: [...documents, UNLISTED]}]}}};

let folder: string;
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  write('routes.js', ROUTES);
  write('routesChunkNames.json', JSON.stringify(NAMES));
  write('registry.js', REGISTRY);
  write('globalData.json', JSON.stringify(GLOBAL_DATA));
  for (const tag of TAGS) write(`${tag}.json`, '{}');
});

afterEach(() => rmSync(folder, {recursive: true}));

it('restores every route with its path, its fields, and a component that is created once, on first use', () => {
  const {tree, groups} = packTables(folder);
  const created: string[] = [];
  const routes = expandRoutes(tree, groups, (url: string) => {
    created.push(url);
    return url;
  });
  expect(routes.map((route) => route.path)).toEqual(['/search', '/', '*']);
  const inner = routes[1]?.routes ?? [];
  expect(inner[0]).toMatchObject({path: '/tags/a', exact: true});
  const docs = inner.at(-1)?.routes ?? [];
  expect(docs.map((route) => route.path)).toEqual(DOCS.map((doc) => `/${doc}`));
  expect(docs[1]?.sidebar).toBe('docs');
  created.length = 0;
  expect([docs[1]?.component, docs[1]?.component, created]).toEqual(['/two', '/two', ['/two']]);
});

it('restores the chunks of every route', async () => {
  const {groups, names} = packTables(folder);
  const all: Record<string, unknown> = {...names, ...expandNames(groups)};
  expect(Object.keys(all)).toHaveLength(Object.keys(NAMES).length);
  expect(all['/two-packed']).toEqual({__comp: 'doc', content: '/two'});
  const loaders = groups.map((group) => (url: string, index: number) => () => Promise.resolve([group.paths[index], url]));
  await expect(expandRegistry(groups, loaders)['/two']?.[0]()).resolves.toEqual(['/two', '/two']);
});

it('uses a URL for the data of pages that changes with the data', () => {
  const before = propFiles(packTables(folder), folder);
  expect(before.files[0]).toEqual({url: '/tags/a.json', file: path.join(folder, 'a.json')});
  write('a.json', '{"count": 1}');
  expect(propFiles(packTables(folder), folder).folder).not.toBe(before.folder);
});

it('names the URL of data that is loaded as JSON, so that it can be prefetched', () => {
  expect(loadProps('/assets/props-0123')('/cms/intro').url).toBe('/assets/props-0123/cms/intro.json');
});

it('restores all documents for useAllDocsData', () => {
  const {groups, globalData} = packTables(folder);
  const others = globalData['docusaurus-plugin-content-docs']?.default?.versions[0]?.docs ?? [];
  expect(others).toEqual([UNLISTED]);
  expect(expandDocs(groups, others)).toEqual([...documents, UNLISTED]);
});

it('keeps the imports of chunks, except for the data of pages', () => {
  const text = loader.call({resourcePath: path.join(folder, 'registry.js'), addDependency: () => undefined});
  expect(text).toContain('import(/* webpackChunkName: "content-two" */ "@site/docs/two.md")');
  expect(text).not.toContain('a.json');
});

it.each([
  ['routes.js', 'export default []'],
  ['registry.js', 'export default {a: () => import("a")}'],
  ['globalData.json', '{}'],
])('reports that Docusaurus writes %s in an unknown form', (name, text) => {
  write(name, text);
  expect(() => packTables(folder)).toThrow('plugins/performance/route-tables');
});
