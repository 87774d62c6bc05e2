import type {Element, Nodes} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {rehypeStaticHtml} from './rehypeStaticHtml';

/** The page, with its components and elements as `name`, `name: html`, or `name(what is in it)`. */
function transform(text: string, {baseUrl = '/'} = {}): string {
  const root = toHast(unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text), {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  });
  if (root.type !== 'root') throw new Error('No page.');
  rehypeStaticHtml({baseUrl, trailingSlash: false})(root);
  return describe(root);
}

function describe(node: Nodes): string {
  if (node.type === 'text') return node.value.trim();
  if (node.type === 'mdxJsxFlowElement' && node.name === 'StaticHtml') {
    return node.attributes.map(({value}) => (typeof value === 'string' ? value : '')).join(': ');
  }
  if (!('children' in node)) return node.type;
  const inner = node.children.map(describe).filter(Boolean).join(' ');
  return node.type === 'root' ? inner : `${'tagName' in node ? node.tagName : node.name}(${inner})`;
}

it('converts text that never changes to HTML', () => {
  expect(transform('A **bold** *word* & `<code>`.\n\n1. One\n2. Two\n')).toBe(
    'p: A <strong>bold</strong> <em>word</em> &#x26; <code class="code-whole">&#x3C;code></code>. ' +
      'ol: \n<li>One</li>\n<li>Two</li>\n',
  );
});

it('keeps the number that a list starts with', () => {
  expect(transform('3. Three\n')).toBe('ol: \n<li>Three</li>\n: 3');
});

it('lets long code break, and names only on phones', () => {
  expect(transform('`a-name-of-more-than-32-letters-also`')).toBe('p: <code>a-name-of-more-than-32-letters-also</code>');
  expect(transform('`a-name-of-more-than-24-letters`')).toBe('p: <code class="name-whole">a-name-of-more-than-24-letters</code>');
});

it('lets short code of a table break at its spaces', () => {
  expect(transform('| `--skip-cloud` | `npm run build` |\n| --- | --- |\n')).toContain(
    '<th><code class="code-whole">--skip-cloud</code></th>\n<th><code>npm run build</code></th>',
  );
});

it.each([
  ['[a](/cms/intro)', '<a href="/cms/intro">a</a>'],
  ['[a](/cms/intro/?b=1#c)', '<a href="/cms/intro?b=1#c">a</a>'],
  ['[a](#section "Title")', '<a href="#section" title="Title">a</a>'],
  ['[a](https://strapi.io)', '<a href="https://strapi.io" target="_blank" rel="noopener noreferrer">a</a>'],
])('completes the link %s', (text, html) => {
  expect(transform(text)).toBe(`p: ${html}`);
});

it('puts the base URL in front of links', () => {
  expect(transform('[a](/cms)', {baseUrl: '/docs/'})).toBe('p: <a href="/docs/cms">a</a>');
});

it('removes comments', () => {
  expect(transform('A **b**{/* c */} d. {/**/}\n\n{e} f\n')).toBe('p: A <strong>b</strong> d.  p(mdxTextExpression f)');
});

it('removes only line breaks between blocks', () => {
  const lineBreak = {type: 'text', value: '\n'} as const;
  const childrenLeftBetween = (tagName: string): number => {
    const child: Element = {type: 'element', tagName, properties: {id: 'a'}, children: []};
    const note: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'Note',
      attributes: [],
      children: [child, lineBreak, child],
    };
    rehypeStaticHtml({baseUrl: '/', trailingSlash: false})({type: 'root', children: [note]});
    return note.children.length;
  };
  expect(childrenLeftBetween('p')).toBe(2);
  expect(childrenLeftBetween('em')).toBe(3);
});

it('converts a table as a whole, including its line breaks', () => {
  expect(transform('| a |\n| --- |\n| b<br />c |\n')).toMatch(/^table: \n<thead>.*b<br>c/s);
});

it('does not convert components and the elements around them', () => {
  expect(transform('A <Badge /> b\n\n- one\n- <Badge />\n\n<Note>\n\ntext\n\n</Note>\n')).toBe(
    'p(A Badge() b) ul(li: one li(Badge())) Note(p: text)',
  );
});

it.each(['![picture](a.png)', '[file](pathname:///a.zip)', 'a[^1]\n\n[^1]: note', '- [ ] task', '# Title'])(
  'does not convert %s',
  (text) => {
    expect(transform(text)).not.toMatch(/^\w+: /);
  },
);
