import type {Evidence} from './evidence';
import type {Unit} from './units';

const IGNORED = /\b(?:ignores?|ignored|silently|without an error|(?:is|are) (?:dropped|stripped|removed))\b/i;
const REJECTED = /\b(?:rejects?|rejected|refuses?|refused|throws?|thrown|(?:with|returns?|causes?) an error)\b/i;

const POSSIBLE = /^(?!.*\b(?:if|so|when|where|whether|which)\b).*\bcan (?!fail\b|return\b)/is;

/** A person must judge a sentence that states both outcomes, or one of them with a condition. */
const UNSURE = /\b(?:instead|unless|without it|otherwise|or|but|not|never|no longer|isn't|aren't|doesn't|don't|can't)\b/i;

/**
 * Whether a sentence says that something works or is ignored while its notes expect an error, or the reverse.
 *
 * @param evidence of this sentence only
 */
export function contradiction({kind, spans}: Unit, evidence: readonly Evidence[]): {fault: string; fix: string} | null {
  if (kind !== 'sentence') return null;
  const text = spans.map((span) => (span.kind === 'text' ? span.text : ' ')).join('');
  const [isIgnored, isRejected] = [IGNORED.test(text), REJECTED.test(text)];
  if (UNSURE.test(text) || (isIgnored && isRejected)) return null;
  const stated = evidence.flatMap((one) => (one.kind === 'note' ? [one.stated] : []));
  const statuses = stated.flatMap((one) => one.statuses);
  if (statuses.length === 0 || stated.some((one) => one.statuses.length === 0)) return null;
  const fix = 'Correct the sentence or the note.';
  const isError = statuses.every((status) => status >= 400);
  if (isIgnored && isError)
    return {fault: `It says that something is ignored, but its note expects ${statuses.join(', ')}.`, fix};
  if (POSSIBLE.test(text) && !isRejected && isError)
    return {fault: `It says that something is possible, but its note expects ${statuses.join(', ')}.`, fix};
  if (isRejected && statuses.every((status) => status < 400))
    return {fault: `It says that something is an error, but its note expects ${statuses.join(', ')}.`, fix};
  return null;
}
