import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {expect, it} from 'vitest';
import sidebars from '../sidebars';

/** Names of the groups without a page of their own. Docusaurus tells these apart by their names, and fails for two that are the same. */
function pagelessGroups(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || !('items' in item) || !Array.isArray(item.items)) return [];
    const inner = pagelessGroups(item.items);
    return 'label' in item && typeof item.label === 'string' && !('link' in item && item.link) ? [item.label, ...inner] : inner;
  });
}

it.each(Object.entries(sidebars))('groups without a page have different names in %s', (_name, items) => {
  const names = Array.isArray(items) ? pagelessGroups(items) : [];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
