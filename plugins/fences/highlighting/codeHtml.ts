import type {HighlightedCodeProps} from '../../../src/article/HighlightedCode/props';
import {highlightLines} from './highlight';
import {readFence} from 'docs-corpus/fence';
import {fenceWords} from 'docs-corpus/fenceWords';

/** The HTML and data of a fence for the browser. */
export function highlightedCode(text: string, language: string, meta?: string | null): HighlightedCodeProps {
  const {code, title, hasNumbers, marked} = readFence(text, meta);
  const lines = highlightLines(code, language);
  const html = lines
    .map(
      (line, index) =>
        `<span class="token-line${marked.has(index + 1) ? ' theme-code-block-highlighted-line' : ''}">${line}\n</span>`,
    )
    .join('');
  return {
    html,
    language,
    lines: String(lines.length),
    ...(title !== null && {title}),
    ...(marked.size > 0 && {marked: String(Math.min(...marked))}),
    ...(hasNumbers && {numbered: 'numbered'}),
    ...(fenceWords(meta).hints.noProof !== undefined && {unproven: 'unproven'}),
  };
}
