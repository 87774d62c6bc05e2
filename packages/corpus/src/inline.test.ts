import type {Nodes} from 'mdast';
import {expect, it} from 'vitest';
import {inlineParts} from './inline';
import {parseMdx} from './parseMdx';

function contentOf(paragraph: string): Nodes[] {
  return parseMdx(paragraph).children.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
}

/** The parts of a page with one paragraph, each as its kind and its text. */
function partsOf(paragraph: string): string[] {
  return inlineParts(contentOf(paragraph)).map((part) =>
    'text' in part
      ? `${part.kind}${part.isBold ? ' bold' : ''}${part.link === null ? '' : ` ${part.link}`}: ${part.text}`
      : part.kind,
  );
}

it('gives words with their style, link, and line', () => {
  expect(partsOf('Read **the [guide](./guide.md)**, *or* `x`.')).toEqual([
    'text: Read ',
    'text bold: the ',
    'text bold ./guide.md: guide',
    'text: , ',
    'text: or',
    'text:  ',
    'code: x',
    'text: .',
  ]);
  expect(inlineParts(contentOf('One\ntwo `x`'))).toMatchObject([
    {text: 'One\ntwo ', line: 1},
    {text: 'x', line: 2},
  ]);
});

it('tells comments, images, and the edges of components from words', () => {
  expect(partsOf('A {/* note */}![b](c.png) <Badge>new</Badge> <b>bold</b> <kbd>Ctrl</kbd>')).toEqual([
    'text: A ',
    'comment',
    'other',
    'text:  ',
    'element',
    'space',
    'text: new',
    'space',
    'text:  ',
    'element',
    'text bold: bold',
    'text:  ',
    'element',
    'code: Ctrl',
  ]);
});

it('reads a colon with a word, and an expression with a text, as text', () => {
  expect(partsOf('Port localhost:port and {"{id}"}.')).toEqual([
    'text: Port localhost',
    'text: :port',
    'text:  and ',
    'text: {id}',
    'text: .',
  ]);
});
