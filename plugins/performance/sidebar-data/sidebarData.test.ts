import {expect, it} from 'vitest';
import {expandSidebars, noDocs} from './expand.mjs';
import {packSidebars, sidebarModule} from './loader.mjs';

const link = {type: 'link', href: '/cms/a', label: 'A', docId: 'cms/a', unlisted: false};
const category = {
  type: 'category',
  key: 'Part',
  label: 'Part',
  items: [link, {type: 'link', href: 'https://example.com', label: 'Elsewhere'}, {...link, className: 'new'}],
  collapsed: true,
  collapsible: true,
};
const page = {...category, key: 'cms/part', href: '/cms/part'};
const other = {...category, collapsed: false, items: [page]};

const PATHS = ['/cms/0', '/cms/a', '/cms/b', '/cms/part'];

it('restores the sidebars', () => {
  const sidebars = {one: [link, category, page], two: [other]};
  const packed = packSidebars(sidebars, PATHS);
  expect(expandSidebars(packed, PATHS)).toEqual(sidebars);
});

it('replaces a page with its place in the table of all pages', () => {
  const next = {...link, href: '/cms/b', label: 'B', docId: 'cms/b'};
  const elsewhere = {...link, href: '/cloud', label: 'Cloud', docId: 'cloud'};
  const sidebars = {one: [link, next, {...page, items: [elsewhere]}], two: [link]};
  expect(packSidebars(sidebars, PATHS)).toEqual({
    one: [['A', 1], ['B'], ['Part', 0, [['Cloud', '/cloud']]]],
    two: [['A', -3]],
  });
});

it('omits titles and descriptions', () => {
  const docs = {a: {id: 'a', title: 'A', description: 'What A does.'}};
  const text = sidebarModule(JSON.stringify({version: {label: 'Next', docsSidebars: {one: [link]}, docs}}), PATHS, '');
  expect(text).toContain('"label":"Next"');
  expect(text).not.toContain('What A does.');
});

it('reports code that needs them, and data in an unknown form', () => {
  expect(() => void Reflect.get(noDocs, 'a')).toThrow('plugins/performance/sidebar-data');
  expect(() => sidebarModule('{"version": {}}', [], '')).toThrow('plugins/performance/sidebar-data');
});
