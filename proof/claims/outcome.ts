import type {Evidence} from './evidence';
import type {Unit} from './units';

const IGNORED = /\b(?:ignores?|ignored|silently|without an error|(?:is|are) (?:dropped|stripped|removed))\b/i;
const REJECTED = /\b(?:rejects?|rejected|refuses?|refused|throws?|thrown|(?:with|returns?|causes?) an error)\b/i;

/** A person must judge a sentence that states both outcomes, or one of them with a condition. */
const UNSURE = /\b(?:instead|unless|without it|otherwise|or|but|not|never|no longer|isn't|aren't|doesn't|don't|can't)\b/i;

/** Whether a sentence says that something is ignored while its notes expect an error, or the reverse. */
export function contradiction({kind, spans}: Unit, own: readonly Evidence[]): {fault: string; fix: string} | null {
  if (kind !== 'sentence') return null;
  const text = spans.map((span) => (span.kind === 'text' ? span.text : ' ')).join('');
  if (UNSURE.test(text) || IGNORED.test(text) === REJECTED.test(text)) return null;
  const stated = own.flatMap((one) => (one.kind === 'note' ? [one.stated] : []));
  const statuses = stated.flatMap((one) => one.statuses);
  if (statuses.length === 0 || stated.some((one) => one.statuses.length === 0)) return null;
  const fix = 'Correct the sentence or the note.';
  if (IGNORED.test(text) && statuses.every((status) => status >= 400))
    return {fault: `It says that something is ignored, but its note expects ${statuses.join(', ')}.`, fix};
  if (REJECTED.test(text) && statuses.every((status) => status < 400))
    return {fault: `It says that something is an error, but its note expects ${statuses.join(', ')}.`, fix};
  return null;
}
