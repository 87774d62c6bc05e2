import {createCorpusReader, type CodeBlock, type PageCode, type TabPlace} from '../../plugins/corpus';
import type {Finding} from '../finding';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import type {Runner, Sample, Variant} from '../types';
import {chooseRunner} from './chooseRunner';
import {hashes} from './hashes';
import {parseMeta} from './hints';
import {isNote, NoteError, parseNote, splitNote} from './note';
import {pair, type Draft} from './pairs';
import {excerptFault} from './wholeFile';

export interface SampleSet {
  /** In the order of pages and of what they show. */
  samples: readonly Sample[];
  /** The runner of each sample that is provable, by id. */
  runners: ReadonlyMap<string, Runner>;
  /** Faults in how samples are written: no runner, an unknown word, a response without a request. */
  findings: readonly Finding[];
}

/**
 * Reads every sample of the docs and finds its runner.
 *
 * @param docsDir absolute path of the docs folder
 * @param siteDir absolute path that files are named from
 * @param runners the registry, given so that it is not imported by what its entries import
 * @throws {CorpusErrors} with every fault of the docs as MDX
 */
export function readSamples(docsDir: string, siteDir: string, runners: readonly Runner[]): SampleSet {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  const findings: Finding[] = [];
  const samples = reader.code().flatMap((page) => pageSamples(page, runners, findings));
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const chosen = new Map<string, Runner>();
  for (const sample of samples) {
    if (sample.hints.noProof !== undefined) continue;
    const {runner, finding} = chooseRunner(sample, byId, runners);
    if (runner) chosen.set(sample.id, runner);
    else findings.push({file: sample.file, line: sample.line, ...finding});
  }
  return {samples, runners: chosen, findings: distinct(findings)};
}

/** The three commands of one component have one fault. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.file}:${finding.line}:${finding.fault}`, finding])).values()];
}

function pageSamples(page: PageCode, runners: readonly Runner[], findings: Finding[]): Sample[] {
  const drafts = toDrafts(page, runners, findings);
  for (const section of sectionsOf(drafts).values()) pair(section);
  inheritReasons(drafts);
  const scopes = scopesOf(drafts);
  const samples = drafts.map((draft, index) => ({...draft, scope: scopes[index] ?? draft.id}));
  const found = hashes(samples);
  return samples.map((sample, index) => ({...sample, hash: found[index] ?? ''}));
}

function toDrafts({page, blocks}: PageCode, runners: readonly Runner[], findings: Finding[]): Draft[] {
  const names = runners.map(({name}) => name);
  const ordinals = new Map<string | null, number>();
  const places = new Map<string, number>();
  return blocks.flatMap((block) => {
    const written = metaAndText(block, findings);
    if (!written) return [];
    const {title, hints, faults} = parseMeta(written.meta, names);
    findings.push(...faults.map((fault) => ({file: block.file, line: block.line, ...fault})));
    const ordinal = (ordinals.get(block.anchor) ?? 0) + 1;
    ordinals.set(block.anchor, ordinal);
    const misused = excerptFault({title, hints, text: written.text});
    if (misused) findings.push({file: block.file, line: block.line, ...misused});
    const draft: Draft = {
      id: `${page.id}#${block.anchor ?? ''}.${ordinal}`,
      kind: block.kind === 'comment' ? 'note' : block.kind,
      page: page.id,
      file: block.file,
      line: block.line,
      section: block.anchor,
      lang: block.kind === 'comment' ? 'note' : block.lang.toLowerCase(),
      title,
      text: written.text,
      hints: block.pane?.status == null ? hints : {...hints, status: hints.status ?? block.pane.status},
      variants: block.tabs.map((tab) => variant(page.id, tab, places)),
      pane: block.pane,
      requests: [],
      responses: [],
      inputs: [],
    };
    return [draft];
  });
}

/** @returns `null` for a comment that is no note, and for a note that cannot be read, which is a finding */
function metaAndText(block: CodeBlock, findings: Finding[]): {meta: string; text: string} | null {
  if (block.kind !== 'comment') return block;
  if (!isNote(block.text)) return null;
  try {
    const note = splitNote(block.text);
    parseNote(note.text, /\bfile=/.test(note.meta));
    return note;
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    findings.push({file: block.file, line: block.line, fault: error.message, cure: 'CONTRIBUTING.md shows the forms of notes.'});
    return null;
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

/** What answers a request that is not sent cannot be compared either. */
function inheritReasons(drafts: readonly Draft[]): void {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const draft of drafts) {
    const reasons = draft.requests.map((id) => byId.get(id)?.hints.noProof);
    const [reason] = reasons;
    if (reason !== undefined && reasons.every((other) => other !== undefined)) draft.hints = {...draft.hints, noProof: reason};
  }
}

/** Id of the scope of each draft: its section, unless the writer says otherwise. */
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
