import postcss, {type ChildNode, type Rule} from 'postcss';

/** Writes the part of a style sheet that applies to what a page contains, in the sheet's order. */
export type PageStyles = (words: ReadonlySet<string>) => string;

const GROUP = /^(?:layer|media|supports|container)$/;
/** Attributes and the arguments of pseudo-classes, which can name classes that the page doesn't need to have. */
const CONDITION = /\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g;

const SCRIPT_OR_CLASSES = /<script[^>]*>[^]*?<\/script>| (?:class|id)=(?:"[^"]*"|[^\s>]+)/g;
const WORD = /[A-Za-z_][\w-]*/g;

/** Words in a page that can be a class or an ID: of its elements, or set by its inline scripts before the first paint. */
export function namesIn(html: string): Set<string> {
  return new Set(html.match(SCRIPT_OR_CLASSES)?.flatMap((part) => part.match(WORD) ?? []));
}

/** @param css the whole style sheet, minified */
export function createPageStyles(css: string): PageStyles {
  const parts = postcss.parse(css).nodes.map(toPart);
  return (words) => parts.map((part) => part(words)).join('');
}

function toPart(node: ChildNode): PageStyles {
  if (node.type === 'rule') return toRule(node);
  if (node.type !== 'atrule' || !node.nodes || !GROUP.test(node.name)) return always(node);
  const parts = node.nodes.map(toPart);
  const start = `@${node.name} ${node.params}{`;
  return (words) => {
    const text = parts.map((part) => part(words)).join('');
    // An empty layer has its place among the layers.
    return text === '' && node.name !== 'layer' ? '' : `${start}${text}}`;
  };
}

/** Fonts and animations. */
function always(node: ChildNode): PageStyles {
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
  return () => text;
}

function toRule(rule: Rule): PageStyles {
  const text = rule.toString();
  const needed = rule.selectors.map((selector) =>
    Array.from(selector.replace(CONDITION, '').matchAll(/[.#]([A-Za-z_][\w-]*)/g), ([, name = '']) => name),
  );
  return (words) => (needed.some((names) => names.every((name) => words.has(name))) ? text : '');
}
