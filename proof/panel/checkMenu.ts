// Compares paths, names, and permissions on pages with the recorded menus of the admin panel.

import path from 'node:path';
import type {SourceFile} from 'docs-corpus';
import {unitsOf, type Span, type Unit} from 'docs-proof/claims/units';
import type {NameFault} from '../names/checkNames';
import {isExcused} from '../names/provenNames';
import {screenNames} from '../names/namesIn';
import {factsIn, textOf} from './factsIn';
import {MENU_FILE, readMenuFile, type MenuFile} from './menuFile';

let loaded: MenuFile | null = null;

/**
 * The committed record. Reads it once.
 *
 * @throws if there is none
 */
export function loadMenu(): MenuFile {
  loaded ??= readMenuFile(path.resolve(import.meta.dirname, '../..'));
  if (!loaded) throw new Error(`${MENU_FILE} is missing. Run "npm run proof -- --record".`);
  return loaded;
}

export function checkMenu(source: SourceFile, menu: MenuFile): NameFault[] {
  const units = unitsOf(source).filter((unit) => !isExcused(unit));
  return [...units.flatMap((unit) => [...checkPaths(unit, menu), ...checkPermissions(unit, menu)]), ...checkRoles(source, menu)];
}

/** A path, such as **Settings > API Tokens**. */
interface Path {
  line: number;
  text: string;
  /** Index of its last span. */
  end: number;
}

const JOINT = /\s+>\s+/;

/** Paths in one bold name, or in several with `>` between them. */
function pathsIn(spans: readonly Span[], menu: MenuFile): Path[] {
  const paths: Path[] = [];
  for (const [index, span] of spans.entries()) {
    if (span.kind !== 'bold') continue;
    const isNext = spans[index - 1]?.kind === 'text' && /^\s*>\s*$/.test(spans[index - 1]?.text ?? '');
    const last = paths.at(-1);
    if (isNext && last) paths.splice(-1, 1, {...last, text: `${last.text} > ${span.text.trim()}`, end: index});
    else paths.push({line: span.line, text: span.text.replace(/\s+/g, ' ').trim(), end: index});
  }
  const menus = new Set(Object.keys(menu.pages).map((page) => page.split(JOINT)[0]));
  return paths.filter(({text}) => JOINT.test(text) && menus.has(text.split(JOINT)[0]));
}

function checkPaths(unit: Unit, menu: MenuFile): NameFault[] {
  const paths = pathsIn(unit.spans, menu);
  const unknown = paths.filter(({text}) => !leadsSomewhere(text, menu)).map(({line, text}) => pathFault(line, text, menu));
  const [first, ...others] = paths;
  // A sentence with several paths doesn't say which of them shows a name.
  if (unknown.length > 0 || !first || others.length > 0 || unit.kind === 'row') return unknown;
  return checkNamesAfter(unit, first, menu);
}

/** Whether it's a page, or a group of pages in the menu. */
function leadsSomewhere(text: string, {pages}: MenuFile): boolean {
  return Object.keys(pages).some((page) => page === text || page.startsWith(`${text} > `));
}

function pathFault(line: number, text: string, {version, pages}: MenuFile): NameFault {
  const name = text.split(JOINT).at(-1) ?? '';
  const real = Object.keys(pages).find((page) => page.endsWith(` > ${name}`));
  return {
    line,
    fault: `The menus of Strapi ${version} have no "${text}".`,
    fix: real === undefined ? 'Write the path as the menus show it.' : `Write "${real}" if that is meant.`,
  };
}

/** What is clicked after a path was opened must be on its page. */
function checkNamesAfter(unit: Unit, {text, end}: Path, {version, pages}: MenuFile): NameFault[] {
  const page = pages[text];
  if (!page) return [];
  const shown = [...page.shows, ...page.opens].map(plain);
  return screenNames({...unit, spans: unit.spans.slice(end + 1)})
    .filter((name) => !ACTION.test(name.text))
    .filter((name) => !shown.some((one) => one === plain(name.text) || one.split(' ').includes(plain(name.text))))
    .map((name) => ({
      line: name.line,
      fault: `In Strapi ${version}, neither **${text}** nor what opens from there shows "${name.text}".`,
      fix: 'Write the name that is on the page, or begin a new sentence if it is on another one.',
    }));
}

/** Actions of the APIs, such as **findOne**, are in the row of their content-type. */
const ACTION = /^[a-z]+(?:[A-Z][a-z]+)*$/;

function plain(text: string): string {
  return text.replace(/[’]/g, "'").toLowerCase();
}

/** Facts of a card about who can use a feature, and where it is. */
const ROLE = 'Role and permission';
const WHERE = 'Where';

/** Permissions that a role has for each content-type. Which pages they open depends on the project. */
const OF_CONTENT: ReadonlySet<string> = new Set(['create', 'read', 'update', 'delete', 'publish', 'locales']);

/** The permissions on a facts card must open the pages on it. */
function checkRoles(source: SourceFile, menu: MenuFile): NameFault[] {
  const facts = factsIn(source);
  const role = facts.find(({name}) => name === ROLE);
  const where = facts.find(({name}) => name === WHERE);
  if (!role || !where) return [];
  const bold = where.spans.filter(({kind}) => kind === 'bold').map(({text}) => text.replace(/\s+/g, ' ').trim());
  const places = bold.filter((text) => leadsSomewhere(text, menu));
  const opening = menu.permissions.filter(({pages}) =>
    pages.some((page) => places.some((place) => page === place || page.startsWith(`${place} > `))),
  );
  if (opening.length === 0 || !role.spans.some(({kind}) => kind === 'bold')) return [];
  const said = plain(textOf(role));
  const ofContent = places.some((place) => place.startsWith('Content Manager')) ? OF_CONTENT : [];
  const names = [...opening.flatMap(namesOf), ...ofContent];
  const open = opening.map(({group, tab}) => `"${group}" in the tab ${tab}`).join(', or ');
  const fix = `Name a permission of ${open}.`;
  const faults = names.some((name) => said.includes(name))
    ? []
    : [{line: role.line, fault: `It names no permission that opens ${places.join(', or ')}.`, fix}];
  return [
    ...faults,
    ...role.spans
      .filter(({kind, text}) => kind === 'bold' && !OF_CONTENT.has(plain(text)))
      .filter(({text}) => isOfOthers(text, opening, menu))
      .map(({line, text}) => ({line, fault: `"${text}" doesn't open ${places.join(', or ')}.`, fix})),
  ];
}

type Group = MenuFile['permissions'][number];

/** The name of the group, in all forms that pages use, and the names of its permissions. */
function namesOf({group, names}: Group): string[] {
  return [group.replaceAll('-', ' '), ...(LABELS[group] ?? []), ...names].map(plain);
}

/** Names of plugins as the panel shows them, where these aren't the names of their packages. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  upload: ['Media Library'],
  'users and roles': ['Users', 'Roles'],
};

/** Whether it's a permission, a group, or a tab, but not one of those that open the page. */
function isOfOthers(text: string, opening: readonly Group[], {permissions}: MenuFile): boolean {
  const name = plain(text);
  const isOf = (groups: readonly Group[]): boolean =>
    groups.some((group) => namesOf(group).includes(name) || plain(group.tab) === name);
  return isOf(permissions) && !isOf(opening);
}

/** A sentence must name the permission whose action its evidence quotes. */
function checkPermissions({spans, comments}: Unit, {actions}: MenuFile): NameFault[] {
  const evidence = comments.join('\n');
  const quoted = Object.keys(actions).filter((action) =>
    new RegExp(`${action.replaceAll('.', '\\.')}(?![\\w.-])`).test(evidence),
  );
  if (quoted.length === 0) return [];
  const labels = new Set(Object.values(actions).map(plain));
  const proven = quoted.map((action) => plain(actions[action] ?? ''));
  return spans
    .filter(
      (span, index) =>
        span.kind === 'bold' && /\bpermissions?\b/i.test(`${spans[index - 1]?.text ?? ''} ${spans[index + 1]?.text ?? ''}`),
    )
    .filter(({text}) => labels.has(plain(text)) && !proven.includes(plain(text)))
    .map(({text, line}) => ({
      line,
      fault: `The evidence of this sentence is about ${quoted.join(', ')}, not about the permission "${text}".`,
      fix: `Write ${quoted.map((action) => `**${actions[action] ?? ''}**`).join(' or ')}, or correct the note.`,
    }));
}
