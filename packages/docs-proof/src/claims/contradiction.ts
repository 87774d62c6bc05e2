import {ENGLISH} from './english';
import type {Evidence} from './evidence';
import type {Unit} from './units';

/**
 * Whether a sentence says that something works or is ignored while its notes expect an error, or the reverse.
 *
 * @param evidence of this sentence only
 */
export function contradiction({kind, spans}: Unit, evidence: readonly Evidence[]): {fault: string; fix: string} | null {
  if (kind !== 'sentence') return null;
  const text = spans.map((span) => (span.kind === 'text' ? span.text : ' ')).join('');
  const [isIgnored, isRejected] = [ENGLISH.ignored.pattern.test(text), ENGLISH.rejected.pattern.test(text)];
  if (ENGLISH.unsure.pattern.test(text) || (isIgnored && isRejected)) return null;
  const stated = evidence.flatMap((one) => (one.kind === 'note' ? [one.stated] : []));
  const statuses = stated.flatMap((one) => one.statuses);
  if (statuses.length === 0 || stated.some((one) => one.statuses.length === 0)) return null;
  const fix = 'Correct the sentence or the note.';
  const isError = statuses.every((status) => status >= 400);
  if (isIgnored && isError)
    return {fault: `It says that something is ignored, but its note expects ${statuses.join(', ')}.`, fix};
  if (ENGLISH.possible.pattern.test(text) && !isRejected && isError)
    return {fault: `It says that something is possible, but its note expects ${statuses.join(', ')}.`, fix};
  if (isRejected && statuses.every((status) => status < 400))
    return {fault: `It says that something is an error, but its note expects ${statuses.join(', ')}.`, fix};
  return null;
}
