import type {Code, Nodes, Root, RootContent} from 'mdast';

/**
 * Shows the Markdown source below each section of the stories. Used in development only, so that the test build just has the components.
 */
export function remarkStorySource(): (root: Root, file: {toString: () => string}) => void {
  return (root, file) => {
    const source = file.toString();
    const frame = root.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'div');
    if (frame?.type === 'mdxJsxFlowElement') frame.children = withSources(frame.children, source);
    else root.children = withSources(root.children, source);
  };
}

function withSources<Node extends Nodes | RootContent>(nodes: readonly Node[], source: string): (Node | Code)[] {
  return sections(nodes).flatMap((section) => [...section, ...sourceOf(section, source)]);
}

/** Splits nodes at headings. Content before the first heading is a section, too. */
function sections<Node extends Nodes | RootContent>(nodes: readonly Node[]): Node[][] {
  const groups: Node[][] = [];
  for (const node of nodes) {
    const group = groups.at(-1);
    if (group && node.type !== 'heading') group.push(node);
    else groups.push([node]);
  }
  return groups;
}

function sourceOf(nodes: readonly Nodes[], source: string): Code[] {
  const shown = nodes.filter(({type}) => type !== 'heading' && type !== 'mdxjsEsm');
  const [start, end] = [shown[0]?.position?.start.offset, shown.at(-1)?.position?.end.offset];
  if (start === undefined || end === undefined) return [];
  return [{type: 'code', lang: 'markdown', meta: 'title="Source"', value: source.slice(start, end)}];
}
