export interface Token {
  /** Its kind: a bracket, colon, or comma, a quoted string, or a word. Numbers are words. */
  kind: 'punctuation' | 'text' | 'word';
  /** As written, including quotes. */
  source: string;
  /** Its start, in UTF-16 units from 0. */
  start: number;
}

/** Comments, quoted strings with escapes, punctuation, and all text in between. */
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

/** The innermost bracket that isn't closed. */
export function unclosedBracket(text: string): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens(text)) {
    if (token.source === '{' || token.source === '[') open.push(token);
    if (token.source === '}' || token.source === ']') open.pop();
  }
  return open.at(-1);
}
