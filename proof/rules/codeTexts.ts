import type {Nodes, Parents} from 'mdast';
import type {JsxNode} from 'docs-corpus/element';

/** A fence, code in a sentence, or a prop with code. */
export interface CodeText {
  kind: 'fence' | 'span' | 'prop';
  text: string;
  /** 1-based line of its first character, or of the fence's backticks. */
  line: number;
  lang: string;
  meta: string;
}

/** Code on a page that readers see, without comments. */
export function codeTexts(node: Nodes): CodeText[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'code':
      return [{kind: 'fence', text: node.value, line, lang: node.lang ?? '', meta: node.meta ?? ''}];
    case 'inlineCode':
      return [{kind: 'span', text: node.value, line, lang: '', meta: ''}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const own = node.name === 'PackageManagerTabs' ? commandsOf(node) : [];
      return [...own.map((text): CodeText => ({kind: 'prop', text, line, lang: 'bash', meta: ''})), ...below(node)];
    }
    default:
      return 'children' in node ? below(node) : [];
  }
}

function below({children}: Parents): CodeText[] {
  return children.flatMap(codeTexts);
}

/** Text props, and strings in braces: `command={'npm ci\nnpm run build'}`. */
function commandsOf({attributes}: JsxNode): string[] {
  return attributes.flatMap(({value}) => {
    const text = typeof value === 'string' ? value : (value?.value ?? '').replace(/^(['"`])([^]*)\1$/, '$2');
    return text === '' ? [] : [text.replaceAll('\\n', '\n')];
  });
}
