import type {Finding} from 'docs-corpus';
import {formatFailure} from '../report/formatFailure';
import {formatSummary, type Summary} from '../report/summary';

/**
 * The report for a new release: what broke by page, pages with the most failures first, and then the lines that name the old version.
 *
 * @param mentions line numbers by file
 */
export function formatUpdate(
  from: string,
  summary: Summary,
  findings: readonly Finding[],
  mentions: ReadonlyMap<string, readonly number[]>,
): string {
  const pages = new Map<string, string[]>();
  const add = (file: string, text: string): void => void pages.set(file, [...(pages.get(file) ?? []), text]);
  for (const {sample, failures} of summary.failed)
    for (const failure of failures) add(`docs/${sample.page}`, indent(formatFailure(sample, failure)));
  for (const finding of findings) add(finding.file.replace(/\.mdx?$/, ''), indent(finding.message));
  const blocks = [...pages]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b))
    .map(([page, texts]) => [`${page}: ${texts.length}`, ...texts].join('\n'));
  const named = [...mentions].map(([file, lines]) => `  ${file}:${lines.join(', ')}`);
  const history =
    named.length === 0 ? [] : [`Lines that name ${from}. Write ${summary.version} where it's still true:\n${named.join('\n')}`];
  return [...blocks, ...history, formatSummary(summary)].join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
