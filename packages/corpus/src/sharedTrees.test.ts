import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {parseShared, shareTrees} from './sharedTrees';

const remarkSharedTrees = shareTrees();

/** Compiles a page like Docusaurus. */
async function compiled(text: string, plugins: (() => void)[]): Promise<string> {
  const remarkPlugins = [...plugins, remarkFrontmatter, remarkDirective, remarkGfm];
  return String(await compile(text, {remarkPlugins, format: 'mdx'}));
}

const PAGE = `---
title: Page
---

import Part from './part.md';

# Title {/* #id */}

<Part />

A paragraph with <b>HTML</b>, [a link](https://example.com) and ~~more~~.

| a | b |
| - | - |
| 1 | {1 + 1} |

:::note[Title]

Content.

:::
`;

it('a page compiles to the same code, without being parsed again', async () => {
  const before = await compiled(PAGE, []);
  parseShared(PAGE);
  expect(await compiled(PAGE, [remarkSharedTrees])).toBe(before);
});

it('a tree is used once, because the compile changes it', async () => {
  parseShared(PAGE);
  const first = await compiled(PAGE, [remarkSharedTrees]);
  expect(await compiled(PAGE, [remarkSharedTrees])).toBe(first);
});

it('the tree of the corpus is used', async () => {
  const tree = parseShared('Written.');
  tree.children = parseShared('Marked.').children;
  expect(await compiled('Written.', [remarkSharedTrees])).toContain('Marked.');
});
