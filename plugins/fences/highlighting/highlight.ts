import {normalizeTokens, type Token} from 'prism-react-renderer';
import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {splitUrl} from '../../../src/article/HighlightedCode/splitUrl';
import {escapeHtmlContent} from '../../../src/lib/escapeHtml';
import {CODE_COLORS} from '../../../src/site/codeColors';
import {PRISM_COMPONENTS} from '../../../src/site/codeLanguages';
import {requestLineHtml} from './requestLine';

loadLanguages.silent = true;
loadLanguages([...PRISM_COMPONENTS]);

const COLOR_OF_TYPE: ReadonlyMap<string, string> = new Map(
  CODE_COLORS.flatMap(({name, types}) => types.map((type) => [type, name] as const)),
);

/** A part of a line in one color; `null` for plain text. */
interface Piece {
  text: string;
  color: string | null;
}

/**
 * Colors code as Prism does in a browser, and requests by their parts.
 *
 * @returns the HTML of each line, without line breaks
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar: Grammar | undefined = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map(lineHtml);
  if (language !== 'http') return lines;
  const texts = code.split('\n');
  return lines.map((line, index) => requestLineHtml(texts[index] ?? '') ?? line);
}

function lineHtml(tokens: readonly Token[]): string {
  const line: Piece[] = [];
  for (const token of tokens) if (!token.empty) append(line, {text: token.content, color: colorOf(token)});
  return line.map(pieceHtml).join('');
}

/** The color of the innermost type that has one. Aliases come after types. */
function colorOf({types}: Token): string | null {
  const colors = types.flatMap((type) => COLOR_OF_TYPE.get(type) ?? []);
  return colors.at(-1) ?? null;
}

/** Adds white space to the previous piece, because it has no visible color. */
function append(line: Piece[], {text, color}: Piece): void {
  const last = line[line.length - 1];
  if (last && (last.color === color || text.trim() === '')) last.text += text;
  else if (text !== '') line.push({text, color});
}

function pieceHtml({text, color}: Piece): string {
  const html = splitUrl(text).map(escapeHtmlContent).join('<wbr>');
  return color === null ? html : `<span class="code-${color}">${html}</span>`;
}
