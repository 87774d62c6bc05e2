import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {unified} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {expect, it} from 'vitest';
import {remarkHighlightedCode} from './remarkHighlightedCode';

/** Name and attributes of the first element, and of those in it. */
function transform(text: string): {type: string; props?: Record<string, unknown>; children?: unknown[]} {
  const root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkHighlightedCode()(root);
  const [first] = root.children;
  return first?.type === 'mdxJsxFlowElement' ? describe(first) : {type: first?.type ?? 'nothing'};
}

function describe({name, attributes, children}: MdxJsxFlowElement): ReturnType<typeof transform> {
  return {
    type: name ?? '',
    props: Object.fromEntries(attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : []))),
    children: children.flatMap((child) => (child.type === 'mdxJsxFlowElement' ? [describe(child)] : [])),
  };
}

it('colors a fence, and keeps the words after its language', () => {
  expect(transform('```js title="a.js" {2}\nlet a;\n1\n```\n')).toEqual({
    type: 'HighlightedCode',
    props: {
      html:
        '<span class="token-line"><span class="code-keyword">let</span> a<span class="code-punctuation">;</span>\n</span>' +
        '<span class="token-line theme-code-block-highlighted-line"><span class="code-number">1</span>\n</span>',
      language: 'js',
      title: 'a.js',
      lines: '2',
      marked: '2',
    },
    children: [],
  });
});

it('adds the other forms of a request', () => {
  expect(transform('```http\nGET /api/books\n```\n')).toMatchObject({
    type: 'RequestForms',
    props: {text: 'GET /api/books', forms: 'curl fetch client'},
    children: [{type: 'HighlightedCode', props: {language: 'http', request: 'request'}}],
  });
});

it('marks requests that readers can send, and nothing else', () => {
  expect(transform('```bash\ncurl http://localhost:1337/api/books\n```\n').props).toHaveProperty('request');
  expect(transform('```graphql\n{ books { title } }\n```\n').props).toHaveProperty('request');
  expect(transform('```graphql\ntype Book { title: String }\n```\n').props).not.toHaveProperty('request');
  expect(transform('```http noProof="v4-code"\nPOST http://x\n```\n').props).not.toHaveProperty('request');
});

it('adds the command for each package manager', () => {
  const {children} = transform('<PackageManagerTabs command="npm install qs" pnpm="pnpm add qs -w" />\n');
  const texts = (children ?? []).map((child) => JSON.stringify(child).replace(/<[^>]*>/g, ''));
  expect(texts).toEqual([
    expect.stringContaining('npm install qs\\n'),
    expect.stringContaining('yarn add qs\\n'),
    expect.stringContaining('pnpm add qs -w\\n'),
  ]);
});

it('keeps the code of a playground next to its colored form', () => {
  expect(transform('```jsx live\n<b />\n```\n')).toMatchObject({
    type: 'LiveCode',
    props: {code: '<b />', language: 'jsx'},
    children: [{type: 'HighlightedCode'}],
  });
});

it('does not change diagrams', () => {
  expect(transform('```mermaid\nflowchart LR\n```\n')).toEqual({type: 'code'});
});

it('colors a card’s request and its response', () => {
  const html = transform(`<Card title="A" code='GET /api/books\n{ "data": [] }' />`).props?.codeHtml;
  expect(html).toContain('<b class="code-string">GET</b> /api/books\n');
  expect(html).toContain('<span class="code-property">"data"</span>');
});
