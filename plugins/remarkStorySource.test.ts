import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkStorySource} from './remarkStorySource';

const PAGE = `# Components

<div className="markdown">

## Badges

<BetaBadge /> and text.

## Tabs

### Two tabs

<Tabs>
One
</Tabs>

Text.

</div>
`;

it('shows the source of a section below it', () => {
  const root: Root = unified().use(remarkParse).use(remarkMdx).parse(PAGE);
  remarkStorySource()(root, {toString: () => PAGE});
  const frame = root.children.find((node) => node.type === 'mdxJsxFlowElement');
  const shown = frame && 'children' in frame ? frame.children : [];
  expect(shown.map(({type}) => type)).toEqual([
    'heading',
    'paragraph',
    'code',
    'heading',
    'heading',
    'mdxJsxFlowElement',
    'paragraph',
    'code',
  ]);
  expect(shown.flatMap((node) => (node.type === 'code' ? [node.value] : []))).toEqual([
    '<BetaBadge /> and text.',
    '<Tabs>\nOne\n</Tabs>\n\nText.',
  ]);
});
