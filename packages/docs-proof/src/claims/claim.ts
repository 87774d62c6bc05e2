import {STATUS_CODES} from 'node:http';
import {evidenceOf, rowEvidence, sampleEvidence, states, type Evidence, type EvidenceOptions} from './evidence';
import {isStated, numbersIn} from './measures';
import {contradiction} from './contradiction';
import {tokensOf, type Token} from './tokens';
import type {Unit} from './units';

/** A unit that makes a checkable statement, and the evidence for it. */
export interface Claim {
  line: number;
  verdict: 'proven' | 'sourced' | 'excused' | 'missing';
  reason: string | null;
  /** The error, if there is one. */
  fault: {fault: string; fix: string} | null;
}

/**
 * @param recorded defaults that the packages have for the keys of a row; its cell must contain one of them
 * @returns `null` for a unit without a checkable statement
 */
export function claimOf(unit: Unit, recorded: readonly string[], options: EvidenceOptions): Claim | null {
  const toEvidence = (comment: string): Evidence[] | Evidence => evidenceOf(comment, options) ?? [];
  const tokens = tokensOf(unit, options.subject.name);
  const ofRow = rowEvidence(unit, options);
  const own = [...ofRow, ...unit.comments.flatMap(toEvidence)];
  const contradicted = contradiction(unit, unit.alone.flatMap(toEvidence));
  if (tokens.length === 0 && !contradicted) return null;
  const all = [...own, ...unit.samples.flatMap((sample) => sampleEvidence(sample) ?? [])];
  const claim = {line: unit.line};
  const inRow = unit.row === null ? null : [...ofRow, ...unit.row.inner.flatMap(toEvidence)];
  const open = tokens.filter((token) => !isBacked(token, {all, inRow, row: unit.row, recorded}));
  const faulty = own.find((one) => one.kind === 'faulty');
  const excuse = own.find((one) => one.kind === 'excuse');
  const phrase = tokens.find(
    (token) => token.kind === 'status' && token.phrase !== null && STATUS_CODES[token.status] !== token.phrase,
  );
  if (contradicted) return {...claim, verdict: 'missing', reason: null, fault: contradicted};
  if (phrase) return {...claim, verdict: 'missing', reason: null, fault: wrongPhrase(phrase)};
  if (open.length === 0) return {...claim, verdict: kindOf(tokens, all, recorded), reason: null, fault: null};
  if (excuse) return {...claim, verdict: 'excused', reason: excuse.reason, fault: null};
  return {...claim, verdict: 'missing', reason: null, fault: faulty ?? unbacked(open, own, unit)};
}

/** A source without the texts that name another row, because their numbers aren't about this one. */
function aboutRow(evidence: Evidence, row: NonNullable<Unit['row']>): Evidence {
  if (evidence.kind !== 'source') return evidence;
  const keys = row.table.rows.map(({cells}) => (cells[0]?.code ?? []).map(lettersOfKey));
  const isNamedBy = (text: string, index: number): boolean =>
    (keys[index] ?? []).some((key) => key.length > 3 && letters(text).includes(key));
  const isOfOther = (text: string): boolean => keys.some((_, index) => index !== row.index && isNamedBy(text, index));
  const texts = evidence.stated.texts.filter((text) => isNamedBy(text, row.index) || !isOfOther(text));
  return {...evidence, stated: {...evidence.stated, texts, code: texts.join('\n')}};
}

/** `sessions.maxAge` and `MAX_AGE` have the same letters: `maxage`. */
function lettersOfKey(key: string): string {
  return letters(key.split('.').at(-1) ?? '');
}

function letters(text: string): string {
  return text.replace(/[^a-z]/gi, '').toLowerCase();
}

interface Backing {
  all: readonly Evidence[];
  /** Evidence for this row only; `null` outside of tables. */
  inRow: readonly Evidence[] | null;
  row: Unit['row'];
  recorded: readonly string[];
}

function isBacked(token: Token, {all, inRow, row, recorded}: Backing): boolean {
  // The package's default takes precedence over other evidence.
  if (token.kind === 'default' && recorded.length > 0) return isRecorded(token, recorded);
  // There are few status codes, so evidence for another row could hide a mistake.
  if (token.kind === 'status' && inRow) return isStatedBy(inRow, token);
  if (token.kind === 'measure') {
    const evidence = row ? all.map((one) => aboutRow(one, row)) : all;
    return isStatedBy(evidence, token) || isStated(token.measure, numbersIn(recorded.join('\n')));
  }
  return isStatedBy(all, token);
}

function isStatedBy(evidence: readonly Evidence[], token: Token): boolean {
  return evidence.some((one) => 'stated' in one && states(one.stated, token));
}

/** Ignores quotes around code. */
function isRecorded({kind, text}: Token, recorded: readonly string[]): boolean {
  return kind === 'default' && recorded.includes(text.replace(/^(['"])(.*)\1$/, '$2'));
}

function kindOf(tokens: readonly Token[], all: readonly Evidence[], recorded: readonly string[]): 'proven' | 'sourced' {
  if (tokens.every((token) => isRecorded(token, recorded))) return 'proven';
  const backing = all.filter((one) => tokens.some((token) => isStatedBy([one], token)));
  return backing.some(({kind}) => kind === 'note' || kind === 'sample') ? 'proven' : 'sourced';
}

function wrongPhrase(token: Token): {fault: string; fix: string} {
  const right = token.kind === 'status' ? STATUS_CODES[token.status] : undefined;
  return {
    fault: `"${token.text}" isn't the HTTP name of this status.`,
    fix: `Write "${token.text.slice(0, 3)} ${right ?? ''}".`,
  };
}

function unbacked(open: readonly Token[], own: readonly Evidence[], {row}: Unit): {fault: string; fix: string} {
  const what = open.map(({text}) => `\`${text}\``).join(', ');
  const stated = own.flatMap((one) => ('stated' in one ? [one.stated] : []));
  const isStatusInRow = row !== null && open.some(({kind}) => kind === 'status');
  if (isStatusInRow)
    return {
      fault: `The row states ${what}, but no note of this row proves it.`,
      fix: 'Write {/* proof rows: Status = status */} after the table, with a line for each row.',
    };
  if (stated.length > 0)
    return {
      fault: `It states ${what}, but its notes and sources don't.`,
      fix: 'Correct the text, or add it to a note or source: a status, text or number after "->", or the quoted text.',
    };
  return {
    fault: `It states ${what} without a proof.`,
    fix: 'Write {/* proof: … -> … */} or {/* source: file "text" */} after it, or a reason: {/* noProof: … */}.',
  };
}
