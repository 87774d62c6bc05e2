import * as z from 'zod';

const part = z.object({id: z.string(), label: z.string()});

/** The content of a diagram, as parsed by Mermaid. */
export const meaningSchema = z.object({
  /** `flowchart-v2` */
  type: z.string(),
  /** The writer's description, from `accTitle` and `accDescr`. */
  title: z.string().optional(),
  description: z.string().optional(),
  nodes: z.array(part),
  edges: z.array(z.object({from: z.string(), to: z.string(), label: z.string()})),
  groups: z.array(part.extend({members: z.array(z.string())})),
});

export type Meaning = z.infer<typeof meaningSchema>;

export interface Description {
  title: string;
  text: string;
}

/**
 * Describes a diagram in words, for readers who can't see it.
 *
 * @throws {Error} for a kind of diagram that only its writer can describe
 */
export function describe(meaning: Meaning): Description {
  const title = meaning.title || (meaning.type.startsWith('state') ? 'State diagram' : 'Flowchart');
  const text = meaning.description || sentences(meaning).join(' ');
  if (text === '') {
    throw new Error(
      'nothing says what the diagram shows. Add a line "accTitle: …" and a line "accDescr: …" below its first line',
    );
  }
  return {title, text};
}

function sentences({nodes, edges, groups}: Meaning): string[] {
  const labels = new Map([...nodes, ...groups].map(({id, label}) => [id, plain(label)]));
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const order = [...labels.keys()];
  const inOrder = (ids: readonly string[]): string[] => [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const linked = new Set([
    ...edges.flatMap(({from, to}) => [from, to]),
    ...groups.map(({id}) => id),
    ...groups.flatMap(({members}) => members),
  ]);
  return [
    ...groups.map(({id, members}) => `${labelOf(id)} contains ${list(inOrder(members).map(labelOf))}.`),
    ...edges.map(({from, to, label}) => `${labelOf(from)} leads to ${labelOf(to)}${label === '' ? '' : `: ${plain(label)}`}.`),
    ...nodes.filter(({id}) => !linked.has(id)).map(({id}) => `${labelOf(id)} stands alone.`),
  ];
}

/** Labels can contain line breaks and Markdown. */
function plain(label: string): string {
  return label
    .replace(/<br\s*\/?>|\\n/g, ' ')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
}
