import Prism, {type Grammar, type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {splitUrl} from '../../../src/article/HighlightedCode/splitUrl';
import {CODE_COLORS} from '../../../src/site/codeColors';
import {PRISM_COMPONENTS} from '../../../src/site/codeLanguages';

loadLanguages.silent = true;
loadLanguages([...PRISM_COMPONENTS]);

const COLOR_OF_TYPE: ReadonlyMap<string, string> = new Map(
  CODE_COLORS.flatMap(({name, types}) => types.map((type) => [type, name] as const)),
);

/** A part of a line in one color; `null` for that of plain text. */
interface Piece {
  text: string;
  color: string | null;
}

/**
 * Colors code as Prism does in a browser.
 *
 * @returns the HTML of each line, without line breaks
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar: Grammar | undefined = Prism.languages[language];
  const pieces = grammar ? piecesOf(Prism.tokenize(code, grammar), null) : [{text: code, color: null}];
  return toLines(pieces).map((line) => line.map(pieceHtml).join(''));
}

/** A token is as its type says, or its alias, or else as the token that it is in. */
function piecesOf(stream: TokenStream, inherited: string | null): Piece[] {
  if (typeof stream === 'string') return [{text: stream, color: inherited}];
  if (Array.isArray(stream)) return stream.flatMap((token) => piecesOf(token, inherited));
  return piecesOf(stream.content, colorOf(stream) ?? inherited);
}

function colorOf({type, alias}: Token): string | undefined {
  for (const name of [type, alias].flat().reverse()) {
    const color = COLOR_OF_TYPE.get(name);
    if (color !== undefined) return color;
  }
  return undefined;
}

function toLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, color} of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      append(lines[lines.length - 1] ?? [], {text: part, color});
    }
  }
  return lines;
}

/** White space on its own has no color, so it belongs to what is before it. */
function append(line: Piece[], {text, color}: Piece): void {
  const last = line[line.length - 1];
  if (last && (last.color === color || text.trim() === '')) last.text += text;
  else if (text !== '') line.push({text, color});
}

function pieceHtml({text, color}: Piece): string {
  const html = splitUrl(text).map(escapeHtml).join('<wbr>');
  return color === null ? html : `<span class="code-${color}">${html}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
