import {Finding, isSnippet, type CodeBlock, type PageCode, type TabPlace} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import {openDocs, type DocsOptions} from '../docs';
import type {Subject} from '../subject';
import type {ReadingRunner, Sample, Variant} from '../types';
import {chooseRunner} from './chooseRunner';
import {hashes} from './hashes';
import {createWordReader} from './words';
import {appFileOf, callKindOf} from './kinds';
import {isNote, NoteError, parseCodemodNote, parseNote, splitNote} from './note';
import {pair, requestOf, type Draft} from './pairs';
import {isRowList, rowComments} from './rowList';
import {expandRows, isRowsNote} from './rows';
import {byScope, otherDatabase} from './services';
import {isSource, parseSource, SourceError} from './source';
import {stepWord} from './step';
import {isTutorialEnd, stepFaults, tutorialsOf} from './tutorials';
import {excerptFault} from './wholeFile';

export interface SampleSet {
  /** In the order of pages, and of the samples in each page. */
  samples: readonly Sample[];
  /** The runner of each provable sample, by id. */
  runners: ReadonlyMap<string, ReadingRunner>;
  /** Ids of all pages. */
  pages: ReadonlySet<string>;
  /** Ids of the pages whose samples were read. */
  read: ReadonlySet<string>;
  /** Errors in how samples are written: no runner, an unknown word, a response without a request. */
  findings: readonly Finding[];
}

/** Samples in the files, and those of snippets that the pages among them include. @param docs name of the docs folder */
export function samplesInScope(samples: readonly Sample[], docs: string, isInScope: (file: string) => boolean): Sample[] {
  return samples.filter(({file, page}) => [file, `${docs}/${page}.md`, `${docs}/${page}.mdx`].some(isInScope));
}

export interface SampleOptions extends DocsOptions {
  subject: Pick<Subject, 'callers' | 'databases' | 'services' | 'conventions'>;
  runners: readonly ReadingRunner[];
  /** Reasons that samples can have, by the name in `noProof="output"`. */
  reasons: {samples: Readonly<Record<string, string>>};
  /** The document that shows the forms of notes and steps, for messages. */
  guide: string;
}

/**
 * Reads the samples of the docs and finds the runner of each.
 *
 * @param isInScope selects pages by file (all by default). If it selects a snippet, all pages are read, because any can include it
 * @throws {CorpusErrors} with all MDX errors in the pages that are read
 */
export function readSamples(options: SampleOptions, isInScope: (file: string) => boolean = () => true): SampleSet {
  const {root, runners, guide} = options;
  const reader = openDocs(options);
  const findings: Finding[] = [];
  const metas = reader.metas();
  const isShared = metas.some(({id, file}) => isSnippet(id) && isInScope(file));
  const pages = reader.code(({file}) => isShared || isInScope(file));
  const samples = pages.flatMap((page) => pageSamples(page, options, findings));
  findings.push(...stepFaults(samples, root, guide));
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const chosen = new Map<string, ReadingRunner>();
  for (const sample of samples) {
    // `stepFaults` reports a step outside of a tutorial.
    if (sample.hints.noProof !== undefined || (sample.kind === 'step' && sample.tutorial === null)) continue;
    const {runner, finding} = chooseRunner(sample, byId, runners);
    if (runner) chosen.set(sample.id, runner);
    else findings.push(new Finding(sample.file, sample.line, finding.fault, finding.fix));
  }
  return {
    samples,
    runners: chosen,
    pages: new Set(metas.map(({id}) => id)),
    read: new Set(pages.map(({page}) => page.id)),
    findings: distinct(findings),
  };
}

/** The three commands of one component share one error. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.file}:${finding.line}:${finding.reason}`, finding])).values()];
}

function pageSamples(page: PageCode, options: SampleOptions, findings: Finding[]): Sample[] {
  const drafts = toDrafts(page, options, findings);
  for (const section of sectionsOf(drafts).values()) pair(section);
  inheritReasons(drafts);
  const scopes = scopesOf(drafts);
  const tutorials = tutorialsOf(drafts);
  const samples = drafts.flatMap((draft, index) => {
    if (isTutorialEnd(draft)) return [];
    const tutorial = tutorials[index] ?? null;
    // A tutorial has a separate project, so it doesn't share the app's scope.
    return {...draft, tutorial, scope: tutorial ?? scopes[index] ?? draft.id};
  });
  for (const members of byScope(samples).values()) {
    const second = otherDatabase(members);
    if (second) findings.push(new Finding(second.file, second.line, SECOND_DATABASE.fault, SECOND_DATABASE.fix));
  }
  const found = hashes(samples);
  return samples.map((sample, index) => ({...sample, hash: found[index] ?? ''}));
}

const SECOND_DATABASE = {
  fault: 'Its section has another database already.',
  fix: 'Put it in a section of its own, or write fresh in front of database="…".',
};

function toDrafts({page, blocks}: PageCode, options: SampleOptions, findings: Finding[]): Draft[] {
  const {conventions} = options.subject;
  const readWords = createWordReader(options);
  const ordinals = new Map<string, number>();
  const places = new Map<string, number>();
  const count = (key: string): number => {
    ordinals.set(key, (ordinals.get(key) ?? 0) + 1);
    return ordinals.get(key) ?? 1;
  };
  return blocks
    .flatMap((block) => listedComments(block, options.guide, findings))
    .flatMap((block) => {
      const written = writtenIn(block, options.guide, findings);
      const [first] = written;
      if (!first) return [];
      // Sources and steps are numbered separately, so that adding one doesn't change the ids of samples.
      const anchor = `${page.id}#${block.anchor ?? ''}`;
      const letter = first.row === null ? letterOf(first.kind) : '';
      const id = `${anchor}.${letter}${count(letter === '' ? anchor : `${anchor}.${letter}`)}`;
      const variants = block.tabs.map((tab) => variant(page.id, tab, places));
      return written.map(({kind, meta, text, row}): Draft => {
        const {title, hints, faults} = readWords(meta);
        findings.push(...faults.map(({fault, fix}) => new Finding(block.file, block.line, fault, fix)));
        const lang = kind === 'note' || kind === 'source' || kind === 'step' ? kind : block.lang.toLowerCase();
        const appFile = appFileOf({title, hints}, conventions);
        const calls = callKindOf({kind, lang, title, text, hints}, conventions);
        const misused = excerptFault({hints, text, appFile}, conventions.excerpts);
        if (misused) findings.push(new Finding(block.file, block.line, misused.fault, misused.fix));
        return {
          id: row === null ? id : `${id}.${row.number}`,
          kind,
          page: page.id,
          file: block.file,
          line: row?.line ?? block.line,
          section: block.anchor,
          lang,
          title,
          text,
          appFile,
          calls,
          request: requestOf({calls, text}, conventions.port),
          hints: block.pane?.status == null ? hints : {...hints, status: hints.status ?? [block.pane.status]},
          variants,
          pane: block.pane,
          requests: [],
          responses: [],
          inputs: [],
          rows: row === null ? null : id,
        };
      });
    });
}

/** A note with one line per row as separate comments. Other comments are returned as they are. */
function listedComments(block: CodeBlock, guide: string, findings: Finding[]): CodeBlock[] {
  if (block.kind !== 'comment' || !isRowList(block.text)) return [block];
  try {
    return rowComments(block.text, block.table).map(({line, text}) => ({...block, text, line: block.line + line}));
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    findings.push(noteFinding(block, guide, error));
    return [];
  }
}

function noteFinding({file, line}: CodeBlock, guide: string, {message}: NoteError): Finding {
  return new Finding(file, line, message, `${guide} shows the forms of notes.`);
}

/** The id prefix of kinds that are numbered separately. */
function letterOf(kind: Sample['kind']): string {
  if (kind === 'source') return 's';
  return kind === 'step' ? 't' : '';
}

interface Written {
  kind: Sample['kind'];
  meta: string;
  text: string;
  /** Set for a line of a note about rows. */
  row: {number: number; line: number} | null;
}

/** @returns nothing for a comment that isn't a note, source, or step, and for an unreadable note, which is reported */
function writtenIn(block: CodeBlock, guide: string, findings: Finding[]): Written[] {
  const {kind, meta, text} = block;
  if (kind !== 'comment') return [{kind, meta, text, row: null}];
  // An unreadable source is reported when statements are checked.
  if (isSource(text)) return readsAsSource(text) ? [{kind: 'source', meta: '', text, row: null}] : [];
  if (stepWord(text) !== null) return [{kind: 'step', meta: '', text, row: null}];
  if (!isNote(text)) return [];
  try {
    return isRowsNote(text) ? writtenRows(block) : [{kind: 'note', ...readNote(text), row: null}];
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    findings.push(noteFinding(block, guide, error));
    return [];
  }
}

function readNote(comment: string): {meta: string; text: string} {
  const note = splitNote(comment);
  const {codemod, file} = fenceWords(note.meta).hints;
  if (codemod !== undefined) parseCodemodNote(note.text);
  else parseNote(note.text, file !== undefined);
  return note;
}

function writtenRows({text: comment, table}: CodeBlock): Written[] {
  return expandRows(comment, table).flatMap(({kind, row, meta, text}, index): Written[] => {
    const place = {number: index + 1, line: table?.rows[row]?.line ?? 1};
    if (kind === 'excuse') return [];
    if (kind === 'note') parseNote(text, false);
    const source = `source: ${text}`;
    if (kind === 'source' && !readsAsSource(source)) return [];
    return [{kind, meta, text: kind === 'source' ? source : text, row: place}];
  });
}

function readsAsSource(comment: string): boolean {
  try {
    parseSource(comment);
    return true;
  } catch (error) {
    if (error instanceof SourceError) return false;
    throw error;
  }
}

function variant(page: string, {group, groupId, value}: TabPlace, places: Map<string, number>): Variant {
  const key = `${page} ${group} ${value}`;
  const place = places.get(key) ?? 0;
  places.set(key, place + 1);
  return {group: `${page}:${group}`, groupId, value, place};
}

function sectionsOf(drafts: readonly Draft[]): Map<string | null, Draft[]> {
  const sections = new Map<string | null, Draft[]>();
  for (const draft of drafts) sections.set(draft.section, [...(sections.get(draft.section) ?? []), draft]);
  return sections;
}

/** The response of a request that isn't sent can't be compared either. */
function inheritReasons(drafts: readonly Draft[]): void {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const draft of drafts) {
    const reasons = draft.requests.map((id) => byId.get(id)?.hints.noProof);
    const [reason] = reasons;
    if (reason !== undefined && reasons.every((other) => other !== undefined)) draft.hints = {...draft.hints, noProof: reason};
  }
}

/** Ids of the drafts' scopes: their section, unless the author specifies otherwise. */
function scopesOf(drafts: readonly Draft[]): string[] {
  let section: string | null | undefined;
  let before = '';
  let current = '';
  return drafts.map((draft) => {
    if (draft.section !== section) {
      section = draft.section;
      before = current;
      current = `${draft.page}#${draft.section ?? ''}`;
    }
    if (draft.hints.continue && before !== '') current = before;
    if (draft.hints.fresh) current = draft.id;
    return current;
  });
}
