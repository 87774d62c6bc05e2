import type {Nodes, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SourceFile} from '../../plugins/corpus';
import type {NameFault} from '../names/checkNames';

/** The entry of the main menu that contains all sections. */
const SETTINGS = 'Settings';
/** Headings in the menu of the settings. A test compares them with the panel's own texts. */
export const SECTIONS: readonly string[] = [
  'Global Settings',
  'Administration panel',
  'Email plugin',
  'Users & Permissions plugin',
];

/** Finds paths such as **Settings > Users & Permissions plugin > Roles** in another order than in the panel, or with other capitals. */
export function checkMenuPaths({root}: SourceFile): NameFault[] {
  return strongsIn(root).flatMap((strong) => {
    const names = toString(strong).split(/\s+>\s+/);
    const right = names.length < 2 ? names : rightOrder(names.map(rightCase));
    if (names.join() === right.join()) return [];
    return [
      {
        line: strong.position?.start.line ?? 1,
        fault: `The menu of the admin panel has no path "${names.join(' > ')}".`,
        fix: `Write "${right.join(' > ')}" if that is meant.`,
      },
    ];
  });
}

function strongsIn(node: Nodes): Strong[] {
  if (node.type === 'strong') return [node];
  return 'children' in node ? node.children.flatMap(strongsIn) : [];
}

function rightCase(name: string): string {
  return SECTIONS.find((section) => section.toLowerCase() === name.toLowerCase()) ?? name;
}

/** The settings come first, then the section, then its pages. */
function rightOrder(names: readonly string[]): string[] {
  const section = names.filter((name) => SECTIONS.includes(name));
  if (section.length === 0 && !names.slice(1).includes(SETTINGS)) return [...names];
  return [SETTINGS, ...section, ...names.filter((name) => name !== SETTINGS && !SECTIONS.includes(name))];
}
