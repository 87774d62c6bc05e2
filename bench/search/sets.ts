import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {CorpusPage} from 'docs-corpus/types';
import {resolveRedirects} from '../../plugins/legacy-redirects/resolveRedirects';
import {LEGACY_TABLE} from '../../redirects';
import {toQuery} from '../../src/search/embedded';
import type {SearchRecord} from '../../src/search/format';
import {readPastedErrors} from './errors';
import {FROZEN_ERRORS_FILE, readFrozenErrors} from './frozenErrors';
import {readGoldenQueries} from './queries';

const ASKED = 'bench/asked.tsv';
const PEOPLE = 'bench/people.tsv';

export interface Question {
  query: string;
  /** Paths of right pages, or URLs of right sections. */
  wanted: readonly string[];
}

/** Queries whose right answers are pages, or sections in those of names and errors. */
export interface QuestionSet {
  name: string;
  questions: Question[];
  bySection?: boolean;
}

export type KnownPage = Pick<CorpusPage, 'path' | 'unlisted'> & {sections: Pick<CorpusPage['sections'][number], 'anchor'>[]};

export interface AskedPhrase extends Question {
  /** URL of the section that the phrase was made from. */
  section: string;
}

/** Rows of a table, without its header. */
function readRows(file: string): {cells: string[]; where: string}[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => ({cells: line.split('\t'), where: `${file}:${index + 2}`}));
}

/**
 * Phrases that were made from a section in other words than its own; only one right page is named, and others can be as
 * good. Weights are fitted on one half, and the other half shows whether they hold. Unlisted pages are left out, because
 * only a query that names them finds them.
 *
 * @throws {Error} with all lines whose page or section doesn't exist, not even through a redirect
 */
export function readAsked(pages: readonly KnownPage[]): {tune: AskedPhrase[]; validate: AskedPhrase[]} {
  const find = sectionFinder(pages);
  const faults: string[] = [];
  const phrases = readRows(ASKED).flatMap(({cells: [page = '', anchor = '', query = ''], where}) => {
    const found = query === '' ? null : find(`/${page}`, anchor);
    if (found === null) {
      faults.push(`${where}: /${page}#${anchor} leads nowhere. Write the page, its anchor, and a phrase, or add a redirect.`);
      return [];
    }
    return found.page.unlisted ? [] : [{query, wanted: [found.page.path], section: found.url}];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {tune: phrases.filter(({query}) => isTuned(query)), validate: phrases.filter(({query}) => !isTuned(query))};
}

/** A hash decides, so that no phrase changes sides when others come or go. */
function isTuned(query: string): boolean {
  return (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;
}

/** Finds a section at its own page, or at the page that replaced it. */
export function sectionFinder(
  pages: readonly KnownPage[],
): (path: string, anchor: string) => {page: KnownPage; url: string} | null {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const {redirects, redirector} = resolveRedirects(
    LEGACY_TABLE,
    pages.map(({path, unlisted}) => ({path, isListed: !unlisted})),
  );
  const moved = new Map(redirects.map(({from, to}) => [from, to]));
  return (path, anchor) => {
    const own = pageAt.get(path);
    const hasSection = anchor === '' || own?.sections.some((section) => section.anchor === anchor);
    if (own && hasSection) return {page: own, url: anchor === '' ? path : `${path}#${anchor}`};
    const [target = '', section = anchor] = (redirector.sections[path]?.[anchor] ?? moved.get(path) ?? '').split('#');
    const page = pageAt.get(target);
    if (!page) return null;
    const isThere = page.sections.some((candidate) => candidate.anchor === section);
    return {page, url: isThere ? `${page.path}#${section}` : page.path};
  };
}

/** What people asked in public, in the words of a title, as typed, or about something that the docs don't cover. */
export type PeopleKind = 'title' | 'typed' | 'outside';

/** Nothing is fitted or adjusted to these. */
export function readPeople(pages: readonly KnownPage[]): (Question & {kind: PeopleKind})[] {
  if (!existsSync(PEOPLE)) return [];
  const find = sectionFinder(pages);
  return readRows(PEOPLE).map(({cells: [query = '', paths = '', kind = ''], where}) => {
    if (kind !== 'title' && kind !== 'typed' && kind !== 'outside')
      throw new Error(`${where}: the kind "${kind}" is unknown. Write title, typed, or outside.`);
    const wanted = paths.split(' ').flatMap((path) => {
      if (path === '' || path === '-') return [];
      const [page = '', anchor = ''] = path.split('#');
      const found = find(page, anchor);
      if (!found) throw new Error(`${where}: ${path} leads nowhere. Name the page that answers it now.`);
      return [found.page.path];
    });
    if ((wanted.length === 0) !== (kind === 'outside'))
      throw new Error(`${where}: only questions outside the docs have no page. Name the pages, or write outside.`);
    return {query, wanted, kind};
  });
}

/**
 * Error texts that the docs had at some time, so that none gets lost while pages are edited.
 *
 * @throws {Error} for a page that is gone and isn't redirected
 */
export function frozenErrorQuestions(pages: readonly KnownPage[]): Question[] {
  const find = sectionFinder(pages);
  return readFrozenErrors().map(({text, pages: paths}) => {
    const wanted = paths.map((path) => {
      const found = find(path, '');
      if (!found)
        throw new Error(
          `${FROZEN_ERRORS_FILE}: ${path} leads nowhere. Redirect the page, or name the one that has "${text}" now.`,
        );
      return found.page.path;
    });
    return {query: toQuery(text), wanted};
  });
}

/** All sets that are measured; those that weights are fitted on are first. */
export function questionSets(pages: readonly KnownPage[], records: readonly SearchRecord[]): QuestionSet[] {
  const {tune, validate} = readAsked(pages);
  const people = readPeople(pages);
  const existing = new Set(pages.map(({path}) => path));
  const golden = readGoldenQueries()
    .map(({query, pages: wanted}) => ({query, wanted: wanted.filter((page) => existing.has(page))}))
    .filter(({wanted}) => wanted.length > 0);
  const sets: QuestionSet[] = [
    {name: 'tune', questions: tune},
    {name: 'validate', questions: validate},
    {name: 'people, titles', questions: people.filter(({kind}) => kind === 'title')},
    {name: 'people, typed', questions: people.filter(({kind}) => kind === 'typed')},
    {name: 'golden', questions: golden},
    {name: 'names', questions: nameQuestions(records), bySection: true},
    {
      name: 'errors',
      questions: readPastedErrors().map(({text, sections}) => ({query: toQuery(text), wanted: sections})),
      bySection: true,
    },
    {name: 'frozen errors', questions: frozenErrorQuestions(pages)},
  ];
  return sets.filter(({questions}) => questions.length > 0);
}

/** Each name that the docs document, with the sections that do. */
function nameQuestions(records: readonly SearchRecord[]): Question[] {
  const places = new Map<string, string[]>();
  for (const {names, url} of records) {
    const section = url.replace(/^https?:\/\/[^/]+/, '');
    for (const name of names) places.set(name, [...(places.get(name) ?? []), section]);
  }
  return [...places].map(([query, wanted]) => ({query, wanted}));
}
