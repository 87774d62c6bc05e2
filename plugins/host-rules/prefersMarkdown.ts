const MARKDOWN = 'text/markdown';
const HTML = 'text/html';
/** Media ranges that accept HTML without naming it. */
const RANGES = '(?:text|\\*)/\\*';

/** An entry of the header whose quality is 1, or begins with one of these decimals. */
const full = (range: string): string => `(?:.*, *)?${range} *(?![^,; ])(?![^,]*; *q=[0.])`;
const between = (range: string, decimals: string): string => `(?:.*, *)?${range} *;(?:[^,]*;)? *q=0?\\.[${decimals}]`;

function moreThanHtml(decimal: number): string {
  const atLeast = (range: string): string => `(?:${full(range)}|${between(range, `${decimal}-9`)})`;
  return `(?=${between(MARKDOWN, `${decimal}`)})(?:(?=.*${HTML})(?!${atLeast(HTML)})|(?!.*${HTML})(?!${atLeast(RANGES)}))`;
}

/**
 * Regular expressions for the rules of hosts. One of them matches an `Accept` header that prefers Markdown to HTML: by quality, to one
 * decimal, or by order if both have the highest quality.
 */
export const PREFERS_MARKDOWN: readonly string[] = [
  `(?=${full(MARKDOWN)})(?!${full(HTML)}.*${MARKDOWN})`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map(moreThanHtml),
];

const patterns = PREFERS_MARKDOWN.map((pattern) => new RegExp(`^${pattern}`, 'i'));

/** @param accept the `Accept` header of a request */
export function prefersMarkdown(accept: string): boolean {
  return patterns.some((pattern) => pattern.test(accept));
}
