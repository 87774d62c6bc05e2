import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {expect, it} from 'vitest';
import sidebars from '../sidebars';

/** Keys of the groups without a page of their own. Docusaurus fails for two that are the same. */
function pagelessGroups(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || !('items' in item) || !Array.isArray(item.items)) return [];
    const inner = pagelessGroups(item.items);
    return 'key' in item && typeof item.key === 'string' && !('link' in item && item.link) ? [item.key, ...inner] : inner;
  });
}

it.each(Object.entries(sidebars))('groups without a page have different keys in %s', (_name, items) => {
  const keys = Array.isArray(items) ? pagelessGroups(items) : [];
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
