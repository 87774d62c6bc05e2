import type {CallExpression, Expression, ImportDeclaration, Program} from 'estree';
import type {Nodes, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {TEXT_END, TEXT_START} from '../../src/page-text/marks';

/** What has HTML that React leaves alone, as `html`. */
const ELEMENTS: readonly unknown[] = ['StaticHtml', 'HighlightedCode'];
const NAME = 'builtText';

/**
 * A rehype plugin after all that write such elements: puts their HTML into one string at the top of the page's module, and names them by
 * their number: `html={builtText[3]}`.
 */
export function rehypePageText(): (root: Root) => void {
  return (root) => {
    const pieces: string[] = [];
    visit(root, (node: Nodes) => {
      if (node.type !== 'mdxJsxFlowElement' || !ELEMENTS.includes(node.name)) return;
      const html = htmlOf(node);
      if (typeof html?.value === 'string') html.value = reference(pieces.push(html.value) - 1);
    });
    root.children.push({type: 'mdxjsEsm', value: '', data: {estree: definition(pieces)}});
  };
}

function htmlOf({attributes}: MdxJsxFlowElementHast): MdxJsxAttribute | undefined {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute').find(({name}) => name === 'html');
}

function reference(index: number): MdxJsxAttribute['value'] {
  const expression: Expression = {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: NAME},
    property: {type: 'Literal', value: index},
    computed: true,
    optional: false,
  };
  const estree = program([{type: 'ExpressionStatement', expression}]);
  return {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
}

/** `import {pageText} from '…'; const builtText = pageText('page-text:["…"]:page-text', 1);` */
function definition(pieces: readonly string[]): Program {
  const pageText = {type: 'Identifier' as const, name: 'pageText'};
  const imported: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: pageText, local: pageText}],
    source: {type: 'Literal', value: '@site/src/page-text'},
    attributes: [],
  };
  const init: CallExpression = {
    type: 'CallExpression',
    callee: pageText,
    arguments: [
      {type: 'Literal', value: TEXT_START + JSON.stringify(pieces) + TEXT_END},
      {type: 'Literal', value: pieces.length},
    ],
    optional: false,
  };
  return program([
    imported,
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name: NAME}, init}],
    },
  ]);
}

function program(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body};
}
