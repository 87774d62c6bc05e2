import type {Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import {rehypeFirstScreen} from './rehypeFirstScreen';

const block = (name: string): RootContent => ({type: 'element', tagName: name, properties: {}, children: []});
const blocks = (count: number): RootContent[] =>
  Array.from({length: count}, (_, index): RootContent[] => [block(`b${index + 1}`), {type: 'text', value: '\n'}]).flat();

function transform(children: RootContent[]): Root {
  const root: Root = {type: 'root', children};
  rehypeFirstScreen()(root);
  return root;
}

const names = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [node.tagName] : node.type === 'mdxJsxFlowElement' ? [node.name ?? ''] : [],
  );

it('draws content below the first screen later', () => {
  const {children} = transform(blocks(30));
  expect(names(children)).toEqual([...Array.from({length: 4}, (_, index) => `b${index + 1}`), 'LaterBlocks']);
  const later = children.at(-1);
  const below = later?.type === 'mdxJsxFlowElement' ? names(later.children) : [];
  expect([below[0], below.at(-1), below.length]).toEqual(['b5', 'b30', 26]);
});

it('keeps imports at the top, and does not change short pages', () => {
  const imported: RootContent = {type: 'mdxjsEsm', value: "import A from './a.mdx'"};
  expect(transform([...blocks(30), imported]).children).toContain(imported);
  expect(names(transform(blocks(11)).children)).toHaveLength(11);
});
