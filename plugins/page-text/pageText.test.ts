import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import registryLoader from './registryLoader.mjs';
import {rehypePageText} from './rehypePageText';
import {splitScript} from './splitScript';

const ADDRESS = '/assets/js/1.a1b2c3.json';

/** As plugins/static-html and plugins/highlighted-code write them. */
function page(): Root {
  const element = (name: string, html: string, children: MdxJsxFlowElementHast[] = []): MdxJsxFlowElementHast => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children,
  });
  return {type: 'root', children: [element('StaticHtml', 'one'), element('Tabs', 'kept', [element('HighlightedCode', 'two')])]};
}

it('puts the HTML of a page into one string, and a number in the place of each piece', () => {
  const root = page();
  rehypePageText()(root);
  expect(root.children).toMatchObject([
    {attributes: [{value: {data: {estree: {body: [{expression: {property: {value: 0}}}]}}}}]},
    {
      attributes: [{value: 'kept'}],
      children: [{attributes: [{value: {data: {estree: {body: [{expression: {property: {value: 1}}}]}}}}]}],
    },
    {
      type: 'mdxjsEsm',
      data: {
        estree: {
          body: [
            {source: {value: '@site/src/page-text'}},
            {declarations: [{init: {arguments: [{value: 'page-text:["one","two"]:page-text'}, {value: 2}]}}]},
          ],
        },
      },
    },
  ]);
});

it.each([
  ['double quotes', String.raw`let a=t("page-text:[\"<b>\\\"x'\\\\n</b>:page-text'\"]:page-text",1);u()`],
  ['single quotes', String.raw`let a=t('page-text:["<b>\\"x\'\\\\n</b>:page-text\'"]:page-text',1);u()`],
  ['a template', 'let a=t(`page-text:["<b>\\\\"x\'\\\\\\\\n</b>:page-text\'"]:page-text`,1);u()'],
])('takes the text out of a finished script, in %s', (_quotes, script) => {
  expect(splitScript(script, ADDRESS)).toEqual({
    script: `let a=t("${ADDRESS} 0",1);u()`,
    pieces: [String.raw`<b>"x'\n</b>:page-text'`],
  });
});

it('numbers the text of all modules in a script', () => {
  const script = `t('page-text:["a","b"]:page-text',2);t('page-text:[]:page-text',0);t('page-text:["c"]:page-text',1)`;
  expect(splitScript(script, ADDRESS)).toEqual({
    script: `t("${ADDRESS} 0",2);t("${ADDRESS} 2",0);t("${ADDRESS} 2",1)`,
    pieces: ['a', 'b', 'c'],
  });
});

it('finds nothing in another script', () => {
  expect(splitScript('t("page")', ADDRESS)).toBeNull();
});

it("lets the functions of Docusaurus's registry load the text of pages, and of nothing else", () => {
  const load = '() => import(/* webpackChunkName: "a" */ "@site/docs/cms/intro.mdx")';
  const other = '() => import(/* webpackChunkName: "b" */ "@theme/DocItem")';
  const registry = registryLoader(`export default {a: [${load}], b: [${other}]};`);
  expect(registry).toContain(`{a: [withText(${load})], b: [${other}]}`);
});

it('says by name that the registry has changed', () => {
  expect(() => registryLoader('export default {};')).toThrow('plugins/page-text/registryLoader.mjs');
});
