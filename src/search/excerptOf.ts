import type {SearchHit} from './SearchClient';

/** Fewer words say nothing about a section. */
const MIN_WORDS = 3;

/** The excerpt to show below a hit, as HTML. */
export function excerptOf({marked: {excerpt}}: SearchHit): string | null {
  const words = excerpt?.replace(/<[^>]+>/g, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return words.length < MIN_WORDS ? null : excerpt;
}
