import {REFERENCE} from '../../src/site/constants';
import type {PlacedPage} from '../corpus';
import {KINDS, type Kind} from './kinds';
import {firstOf, sortKey, type IndexedName, type Owner} from './names';

export const NAMES_FILE = '/names.json';
/** Longer lists are divided by first letters into tables of at least half this size. */
const ONE_TABLE = 60;

/** The pages of the index, in the same form as the pages of the corpus. */
export function referencePages(names: readonly IndexedName[]): PlacedPage[] {
  const used = KINDS.map((kind) => ({kind, names: names.filter((name) => name.kind === kind.id)})).filter(
    ({names: own}) => own.length > 0,
  );
  return [
    page(
      '',
      'Index of names',
      'Look up every setting, variable, command, flag, event, error, hook, and permission, with the section that documents it.',
      overview(used.map(({kind, names: own}) => ({kind, count: own.length}))),
    ),
    ...used.map(({kind, names: own}) =>
      page(`/${kind.id}`, kind.title, `${kind.about} Each with its section and its first release.`, listing(kind, own)),
    ),
  ];
}

function page(place: string, title: string, description: string, markdown: string): PlacedPage {
  const id = `reference${place || '/index'}`;
  const common = {tags: [], area: 'site' as const, unlisted: false, sections: [], sidebar: null, groups: []};
  return {...common, id, path: REFERENCE + place, file: `${id}.md`, title, description, markdown};
}

function overview(kinds: readonly {kind: Kind; count: number}[]): string {
  return [
    `The names that these docs document, by kind, each with its section and the release that added it. If you know the name, the search finds its section faster; programs can read [all names as JSON](pathname://${NAMES_FILE}).`,
    table(
      ['Kind', 'Names', 'Description'],
      kinds.map(({kind, count}) => [`[${kind.title}](${REFERENCE}/${kind.id})`, String(count), kind.about]),
    ),
  ].join('\n\n');
}

function listing({about}: Kind, names: readonly IndexedName[]): string {
  const tables = byLetters(names).map(({letters, names: own}) => {
    const rows = own.map(({name, owners}) => {
      const first = firstOf(owners);
      return [`\`${name}\``, owners.map((owner) => link(owner, first)).join('<br />'), first ?? '–'];
    });
    return [...(letters === '' ? [] : [`## ${letters}`]), table(['Name', 'Section', 'Since'], rows)].join('\n\n');
  });
  const isKnown = names.every(({owners}) => firstOf(owners) !== null);
  const note = isKnown ? '' : " A dash means that its first release isn't recorded.";
  return [`${about} Next to each name are the sections that document it, and its first release.${note}`, ...tables].join('\n\n');
}

/** Groups of names such as `A–C`, or one group without letters if there are few names. */
function byLetters(names: readonly IndexedName[]): {letters: string; names: readonly IndexedName[]}[] {
  if (names.length <= ONE_TABLE) return [{letters: '', names}];
  const groups: {first: string; last: string; names: IndexedName[]}[] = [];
  for (const name of names) {
    const letter = (sortKey(name.name)[0] ?? '').toUpperCase();
    const group = groups.at(-1);
    if (group && (group.last === letter || group.names.length < ONE_TABLE / 2)) {
      group.last = letter;
      group.names.push(name);
    } else groups.push({first: letter, last: letter, names: [name]});
  }
  return groups.map(({first, last, names: own}) => ({letters: first === last ? first : `${first}–${last}`, names: own}));
}

/** A link to a section, with its release if that isn't the first one of the name. */
function link({title, section, url, since}: Owner, first: string | null): string {
  const later = since === null || since === first ? '' : ` (${since})`;
  return `[${escape(section === null ? title : `${title}: ${section}`)}](${url})${later}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
}
