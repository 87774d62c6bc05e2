import escapeRegExp from 'escape-string-regexp';
import {fenceWords} from 'docs-corpus/fenceWords';
import {isNote, NoteError, parseCodemodNote, parseNote, splitNote, type Expectation} from '../samples/note';
import {parsePanel, parseSteps, StepError, stepWord, type PanelStep, type Step} from '../samples/step';
import {expandRows, isRowsNote, type RowProof} from '../samples/rows';
import {isStated, numbersIn} from './measures';
import type {Subject} from '../subject';
import {isSource, parseSource, SOURCE_FORM, SourceError} from '../samples/source';
import type {Token} from './tokens';
import type {NearSample, Unit} from './units';

/** The evidence for a unit. */
export type Evidence =
  | {kind: 'note' | 'source' | 'sample'; stated: Stated}
  | {kind: 'excuse'; reason: string}
  /** Intended as evidence but invalid: a source without quoted text, an unknown reason. */
  | {kind: 'faulty'; fault: string; fix: string};

/** What a note, source, or sample says, to compare with the unit. */
export interface Stated {
  statuses: readonly number[];
  /** Texts in which the statement's messages and defaults must occur. */
  texts: readonly string[];
  /** Text in which its numbers must occur. */
  code: string;
}

/** What evidence is read with. */
export interface EvidenceOptions {
  subject: Pick<Subject, 'name' | 'conventions'>;
  /** Reasons that statements can have, by the name in `noProof: estimate`. */
  reasons: {statements: Readonly<Record<string, string>>};
}

/** @returns `null` for a comment that isn't evidence */
export function evidenceOf(comment: string, options: EvidenceOptions): Evidence | null {
  try {
    return readEvidence(comment, options);
  } catch (error) {
    // The proof reports this error.
    if (error instanceof NoteError || error instanceof StepError) return null;
    throw error;
  }
}

function readEvidence(comment: string, options: EvidenceOptions): Evidence | null {
  if (isSource(comment)) return sourceEvidence(comment, options);
  if (/^noProof\b/.test(comment)) return excuseEvidence(comment.replace(/^noProof\s*:?\s*/, ''), options);
  const word = stepWord(comment);
  if (word !== null) return word === 'tutorial' ? null : stepEvidence(comment);
  if (!isNote(comment) || isRowsNote(comment)) return null;
  const {meta, text} = splitNote(comment);
  return {kind: 'note', stated: statedByNote(meta, text)};
}

/** Steps state the output, screen text, or files that they expect. */
function stepEvidence(comment: string): Evidence {
  const steps = stepWord(comment) === 'panel' ? parsePanel(comment) : parseSteps(comment);
  return {kind: 'note', stated: statedBy(steps.flatMap((step) => expectedBy(step)))};
}

function expectedBy(step: Step | PanelStep): readonly string[] {
  switch (step.kind) {
    case 'command':
      return step.prints;
    case 'prints':
    case 'wait':
    case 'contains':
      return step.texts;
    case 'exists':
    case 'absent':
      return step.paths;
    case 'see':
      return [step.name];
    case 'sql':
      return [JSON.stringify(step.rows)];
    default:
      return [];
  }
}

function sourceEvidence(comment: string, {subject}: EvidenceOptions): Evidence {
  try {
    const stated = statedBy(parseSource(comment).flatMap(({texts}) => texts));
    return {
      kind: 'source',
      stated: {...stated, statuses: [...stated.statuses, ...statusesOfErrors(stated.code, subject.conventions.errors)]},
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return {kind: 'faulty', fault: error.message, fix: `Quote the text that says it: ${SOURCE_FORM}.`};
  }
}

function statedBy(texts: readonly string[]): Stated {
  const code = texts.join('\n');
  return {statuses: statusesIn(code), texts, code};
}

function excuseEvidence(text: string, {reasons}: EvidenceOptions): Evidence {
  const reason = /^[\w-]+/.exec(text)?.[0] ?? '';
  if (Object.hasOwn(reasons.statements, reason)) return {kind: 'excuse', reason};
  const known = Object.keys(reasons.statements).join(', ');
  return {
    kind: 'faulty',
    fault: `"${reason}" isn't a known reason.`,
    fix: `Write {/* noProof: … */} with one of ${known}.`,
  };
}

function statedByNote(meta: string, body: string): Stated {
  const {codemod, file, fails, status = []} = fenceWords(meta).hints;
  if (codemod !== undefined) {
    const {before, after} = parseCodemodNote(body);
    return {statuses: [], texts: [after ?? before], code: `${meta}\n${body}`};
  }
  const {call, expectations} = parseNote(body, file !== undefined);
  const statuses = expectations.flatMap((one) => (one.kind === 'status' ? [one.status] : []));
  const texts = expectations.flatMap(textsOf);
  return {
    statuses: [...statuses, ...status, ...statusesIn(texts.join('\n'))],
    texts: [...texts, ...(fails === undefined ? [] : [fails])],
    code: `${meta}\n${'text' in call ? call.text : body}\n${texts.join('\n')}`,
  };
}

function textsOf(expectation: Expectation): string[] {
  switch (expectation.kind) {
    case 'status':
      return [];
    case 'throws':
      return [expectation.text];
    case 'value': {
      const {path, value, operator} = expectation;
      return [`${path} ${operator} ${value === undefined ? '' : JSON.stringify(value)}`, ...stringsIn(value)];
    }
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function statusesOfErrors(code: string, errors: Readonly<Record<string, number>> = {}): number[] {
  return (code.match(/\b[A-Z]\w+Error\b/g) ?? []).flatMap((name) => errors[name] ?? []);
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/(?<![\w.])([1-5]\d\d)(?![\w.])/g)].map(([, status]) => Number(status));
}

export function sampleEvidence({statuses, meta, text}: NearSample): Evidence | null {
  const {noProof, fails, status = []} = fenceWords(meta).hints;
  if (noProof !== undefined) return null;
  const inBody = [...text.matchAll(/"status"\s*:\s*(\d{3})|^HTTP\/\S+ (\d{3})/gm)].map(([, json, http]) => Number(json ?? http));
  const texts = [text.replaceAll('\\"', '"'), ...(fails === undefined ? [] : [fails])];
  return {
    kind: 'sample',
    stated: {statuses: [...statuses, ...status, ...inBody], texts, code: text},
  };
}

/** The evidence for this row in a note about rows. */
export function rowEvidence({row, comments}: Unit, options: EvidenceOptions): Evidence[] {
  const note = comments.find((comment) => isNote(comment) && isRowsNote(comment));
  if (!row || note === undefined) return [];
  try {
    const proofs = expandRows(note, row.table).filter((proof) => proof.row === row.index);
    return proofs.map((proof) => proofEvidence(proof, options));
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    // The proof reports this error once for the whole note.
    return [];
  }
}

function proofEvidence({kind, meta, text, values}: RowProof, options: EvidenceOptions): Evidence {
  switch (kind) {
    case 'note':
      return {kind: 'note', stated: statedByNote(meta, text)};
    case 'excuse':
      return excuseEvidence(text, options);
    case 'source': {
      const evidence = sourceEvidence(`source: ${text}`, options);
      if (evidence.kind !== 'source') return evidence;
      const {statuses, texts} = evidence.stated;
      const unsaid = values.find((value) => !saysText(value, texts) && !statuses.includes(Number(value)));
      if (unsaid === undefined) return evidence;
      return {
        kind: 'faulty',
        fault: `The source of this row doesn't say "${unsaid}".`,
        fix: 'Correct the cell or quote the text.',
      };
    }
  }
}

/** Whether the evidence contains a token. */
export function states({statuses, texts, code}: Stated, token: Token): boolean {
  switch (token.kind) {
    case 'status':
      return statuses.includes(token.status);
    case 'message':
      return saysText(token.text, texts);
    case 'default':
      return saysText(token.text, texts) || saysNumber(token.text, code);
    case 'measure':
      return isStated(token.measure, numbersIn(code));
  }
}

function saysNumber(text: string, code: string): boolean {
  const value = Number(text.replace(/[,_]/g, ''));
  return text !== '' && !Number.isNaN(value) && numbersIn(code).some((stated) => stated.value === value);
}

/** An ellipsis matches any text. Quotes and backslashes in code are ignored. */
function saysText(text: string, texts: readonly string[]): boolean {
  const parts = text
    .split(/…|\.\.\./)
    .map(plain)
    .filter(Boolean);
  return texts.some((said) => {
    const whole = plain(said);
    // Numbers and words must match as a whole: "100" doesn't contain "1".
    return parts.every(
      (part) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(part)}(?![\\p{L}\\p{N}])`, 'u').test(whole) ||
        (/^\W|\W$/.test(part) && whole.includes(part)),
    );
  });
}

function plain(text: string): string {
  return text
    .replace(/[\\`'"“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
