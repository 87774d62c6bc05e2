export interface Token {
  /** What it is: a bracket, colon or comma by itself, a quoted text, or a word, which a number is too. */
  kind: 'punctuation' | 'text' | 'word';
  /** As it is written, quotes included. */
  source: string;
  /** Where it begins, in UTF-16 units from 0. */
  start: number;
}

/** Comments, quoted texts with escapes, punctuation, and everything else up to the next of these. */
const PIECES =
  /\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|(?<text>"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?)|(?<punctuation>[{}[\]:,])|(?<word>[^\s{}[\]:,"'/]+|\/)/g;

/** The tokens of JSON5, without comments and white space. Text that isn't JSON5 is split as well as possible. */
export function tokens(text: string): Token[] {
  return [...text.matchAll(PIECES)].flatMap(({index, groups}) => {
    for (const kind of ['text', 'punctuation', 'word'] as const) {
      const source = groups?.[kind];
      if (source !== undefined) return [{kind, source, start: index}];
    }
    return [];
  });
}

/** The last bracket that is opened and not closed. */
export function unclosedBracket(text: string): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens(text)) {
    if (token.source === '{' || token.source === '[') open.push(token);
    if (token.source === '}' || token.source === ']') open.pop();
  }
  return open.at(-1);
}
