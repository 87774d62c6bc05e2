import {REFERENCE} from '../../src/site/constants';
import type {PlacedPage} from '../corpus';
import {KINDS, type Kind} from './kinds';
import {FIRST_RELEASE, firstOf, type IndexedName, type Owner} from './names';

export const NAMES_FILE = '/names.json';

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
  const releases = names.map(({owners}) => firstOf(owners));
  const notes = [
    'Each name links to the section that documents it.',
    ...(releases.includes(FIRST_RELEASE) ? ['Without a release next to it, a name is in all of Strapi 5.'] : []),
    ...(releases.includes(null) ? ["A dash means that its first release isn't recorded."] : []),
  ];
  return [`${about} ${notes.join(' ')}`, ...byPage(names).map(partOf)].join('\n\n');
}

/** The names that a page documents. */
function partOf([{title}, names]: [Owner, readonly IndexedName[]]): string {
  const rows = names.map(({name, owners}) => {
    const [owner, ...others] = owners;
    const since = firstOf(owners);
    return {
      name: `[\`${name}\`](${owner?.url ?? ''})`,
      others: others.map((other) => link(other, since)).join('<br />'),
      since: since === FIRST_RELEASE ? '' : (since ?? '–'),
    };
  });
  const hasOthers = rows.some(({others}) => others !== '');
  const hasReleases = rows.some(({since}) => since !== '');
  const head = ['Name', ...(hasOthers ? ['Also in'] : []), ...(hasReleases ? ['Since'] : [])];
  const cells = rows.map((row) => [row.name, ...(hasOthers ? [row.others] : []), ...(hasReleases ? [row.since] : [])]);
  return [`## ${escape(nameOf(title))}`, table(head, cells)].join('\n\n');
}

/** Names below the first page that documents them, by the title of the page. */
function byPage(names: readonly IndexedName[]): [Owner, IndexedName[]][] {
  const pages = new Map<string, [Owner, IndexedName[]]>();
  for (const name of names) {
    const [owner] = name.owners;
    if (!owner) continue;
    const [, own] = pages.get(owner.page) ?? [];
    if (own) own.push(name);
    else pages.set(owner.page, [owner, [name]]);
  }
  return [...pages.values()].sort(([one], [other]) => one.title.localeCompare(other.title, 'en'));
}

/** What a page is about, without what it says of it: "Webhooks: rebuild a website when content changes". */
function nameOf(title: string): string {
  return title.replace(/: .*$/, '');
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
