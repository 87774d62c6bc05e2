import {expect, it} from 'vitest';
import {expandSidebars, noDocs} from './expand.mjs';
import sidebarData, {packItem} from './loader.mjs';

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

it('shows the same sidebars', () => {
  const sidebars = {one: [link, category, page], two: [other]};
  const packed = {one: sidebars.one.map(packItem), two: sidebars.two.map(packItem)};
  expect(expandSidebars(packed)).toEqual(sidebars);
  expect(packed.one[0]).toEqual(['A', '/cms/a']);
});

it('leaves titles and descriptions out', () => {
  const docs = {a: {id: 'a', title: 'A', description: 'What A does.'}};
  const text = sidebarData(JSON.stringify({version: {label: 'Next', docsSidebars: {one: [link]}, docs}}));
  expect(text).toContain('"label":"Next"');
  expect(text).not.toContain('What A does.');
});

it('names itself when something needs them, and when Docusaurus writes the data in another form', () => {
  expect(() => void Reflect.get(noDocs, 'a')).toThrow('plugins/bundle-size/sidebar-data');
  expect(() => sidebarData('{"version": {}}')).toThrow('plugins/bundle-size/sidebar-data');
});
