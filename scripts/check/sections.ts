import type {Heading, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Kind} from '../new-page/kinds';
import type {Fault} from './finding';
import {shownText} from './headings';

interface Section {
  depth: number;
  line: number;
  title: string;
}

/** Sections that end a page, in this order. */
export const LAST = ['Limits', 'Troubleshooting', 'Next steps', 'See also'];

/** Recurring sections of each kind of page, in order. Other sections can be between them. */
const ORDER: Readonly<Record<Kind, readonly string[]>> = {
  guide: ['Prerequisites', 'Check that it works', ...LAST],
  'api-reference': ['Prerequisites', 'Parameters', 'Returns', 'Errors', 'Examples', ...LAST],
  'configuration-reference': ['Prerequisites', 'Minimal example', 'All keys', 'Complete example', ...LAST],
  feature: ['Prerequisites', ...LAST],
  concept: ['Terms', ...LAST],
  provider: ['Prerequisites', 'Check that it works', 'Try it', ...LAST],
  'breaking-change': ['What changed', 'What the codemod does', 'Manual steps', 'Check that it works', ...LAST],
  cloud: ['Prerequisites', 'Check that it works', ...LAST],
};

/** Other names of the same sections. */
const VARIANTS: readonly [variant: RegExp, name: string][] = [
  [/^(?:what you need|before you (?:begin|start)|prerequisite|what has to be there)$/i, 'Prerequisites'],
  [/^(?:params|parameter list)$/i, 'Parameters'],
  [/^(?:return values?|what it returns)$/i, 'Returns'],
  [/^(?:possible errors|errors and (?:their )?(?:causes|fixes))$/i, 'Errors'],
  [/^(?:samples|usage examples)$/i, 'Examples'],
  [
    /^(?:limitations?|known (?:limits|limitations|issues)|restrictions|what it (?:does not|doesn['’]t|cannot|can['’]t) do)$/i,
    'Limits',
  ],
  [
    /^(?:what (?:can )?goe?s? wrong|(?:when|if) something (?:goes wrong|is missing|fails)|common (?:errors|problems|mistakes)|problems|troubleshoot)$/i,
    'Troubleshooting',
  ],
  [/^(?:what to do by hand|what to do|by hand|manual migration)$/i, 'Manual steps'],
  [/^(?:(?:how to )?check that it is done|verify(?: (?:it|the change))?|test it|check the result)$/i, 'Check that it works'],
];
const CLOSING =
  /^(?:next|next steps?|where to go next|what['’]?s? next|see also|related(?: pages| topics)?|(?:further|more) reading|read more|read next|learn more|more)$/i;

const COLUMNS = ['Symptom', 'Cause', 'Fix'];
const ROW_LIMIT = 5;

/** Checks the names and order of recurring sections, and the format of troubleshooting tables. */
export function checkSections(root: Root, kind: Kind): Fault[] {
  const sections = sectionsOf(root);
  return [
    ...sections.flatMap((section) => nameFault(section, kind)),
    ...siblings(sections).flatMap((group) => orderFaults(group, kind)),
    ...endFaults(
      sections.filter(({depth}) => depth === 2),
      kind,
    ),
    ...tableFaults(root, kind),
  ];
}

function sectionsOf(root: Root): Section[] {
  const sections: Section[] = [];
  visit(root, 'heading', (node) => void sections.push(toSection(node)));
  return sections;
}

function toSection(heading: Heading): Section {
  const {depth, position} = heading;
  return {depth, line: position?.start.line ?? 1, title: shownText(heading)};
}

function nameFault({title, line}: Section, kind: Kind): Fault[] {
  const name = nameOf(title, kind);
  if (name === undefined || name === title) return [];
  return [{line, reason: `the heading "${title}" has another name on these pages`, fix: `Write "${name}"`}];
}

/** @returns the name of this section on a page of this kind, if it is a recurring one */
function nameOf(title: string, kind: Kind): string | undefined {
  if (CLOSING.test(title)) return closingName(title, kind);
  const known = [...LAST, ...Object.values(ORDER).flat()].find((name) => name.toLowerCase() === title.toLowerCase());
  return known ?? VARIANTS.find(([variant]) => variant.test(title))?.[1];
}

/** Guides link to the next task, references to related pages. Other pages use either. */
function closingName(title: string, kind: Kind): string {
  if (kind === 'guide') return 'Next steps';
  if (kind === 'feature' || kind.endsWith('-reference')) return 'See also';
  return /^(?:see|related|further|more|read|learn)/i.test(title) ? 'See also' : 'Next steps';
}

/** Sections of the same level below the same heading. */
function siblings(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  const open = new Map<number, Section[]>();
  for (const section of sections) {
    for (const depth of [...open.keys()]) if (depth > section.depth) open.delete(depth);
    const group = open.get(section.depth) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(section);
    open.set(section.depth, group);
  }
  return groups;
}

function orderFaults(group: readonly Section[], kind: Kind): Fault[] {
  const order = ORDER[kind];
  const placed = group
    .map((section) => ({...section, place: order.indexOf(nameOf(section.title, kind) ?? '')}))
    .filter(({place}) => place >= 0);
  return placed.flatMap(({title, line, place}, index): Fault[] => {
    const later = placed.slice(0, index).find((before) => before.place > place);
    if (!later) return [];
    return [
      {
        line,
        reason: `the section "${title}" comes after "${later.title}"`,
        fix: `Move it before "${later.title}". The order is ${order.join(', ')}`,
      },
    ];
  });
}

/** Checks that only closing sections follow a closing section. */
function endFaults(sections: readonly Section[], kind: Kind): Fault[] {
  const isLast = ({title}: Section): boolean => LAST.includes(nameOf(title, kind) ?? '');
  const first = sections.findIndex(isLast);
  if (first < 0) return [];
  return sections.slice(first).flatMap((section): Fault[] => {
    // This finding covers the other sections in the wrong order.
    if (ORDER[kind].includes(nameOf(section.title, kind) ?? '')) return [];
    const {title, line} = section;
    return [
      {
        line,
        reason: `the section "${title}" comes after "${sections[first]?.title ?? ''}"`,
        fix: `Move it up: a page ends with ${LAST.slice(0, -1).join(', ')} or ${LAST.at(-1) ?? ''}`,
      },
    ];
  });
}

function tableFaults(root: Root, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  let above: Section[] = [];
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') {
      const section = toSection(node);
      above = [...above.filter(({depth}) => depth < section.depth), section];
    }
    if (node.type === 'table') faults.push(...tableFault(node, kind, above));
  });
  return faults;
}

/** @param above the sections that contain the table */
function tableFault({children, position}: Table, kind: Kind, above: readonly Section[]): Fault[] {
  const line = position?.start.line ?? 1;
  const [head, ...rows] = children;
  const columns = (head?.children ?? []).map((cell) => toString(cell).trim());
  const isIn = (name: string): boolean => above.some(({title}) => title === name);
  if (!isIn('Troubleshooting') && (isIn('Errors') || !isAboutFaults(columns))) return [];
  if (columns.join() !== COLUMNS.join())
    return [{line, reason: `a table of errors has the columns ${columns.join(' | ')}`, fix: `Write ${COLUMNS.join(' | ')}`}];
  if (kind !== 'guide' || rows.length <= ROW_LIMIT) return [];
  return [
    {
      line,
      reason: `a troubleshooting table of a guide has ${rows.length} rows, more than ${ROW_LIMIT}`,
      fix: 'Keep the most frequent ones, and link to the page that has the others',
    },
  ];
}

function isAboutFaults([, second = '', third = '', ...others]: readonly string[]): boolean {
  return (
    others.length === 0 && /^(?:cause|why|reason)$/i.test(second) && /^(?:cure|fix|solution|what to do|do this)$/i.test(third)
  );
}
