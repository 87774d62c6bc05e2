import type {Finding} from '../../plugins/corpus';
import {formatFailure} from '../report/formatFailure';
import {formatSummary, type Summary} from '../report/summary';

/** The report for a new release: failures by page, pages with the most failures first, and the pages that mention the old version. */
export function formatUpdate(summary: Summary, findings: readonly Finding[]): string {
  const pages = new Map<string, string[]>();
  const add = (file: string, text: string): void => void pages.set(file, [...(pages.get(file) ?? []), text]);
  for (const {sample, failures} of summary.failed)
    for (const failure of failures) add(`docs/${sample.page}`, indent(formatFailure(sample, failure)));
  for (const finding of findings) add(finding.file.replace(/\.mdx?$/, ''), indent(finding.message));
  const blocks = [...pages]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b))
    .map(([page, texts]) => [`${page}: ${texts.length}`, ...texts].join('\n'));
  return [...blocks, formatSummary(summary)].join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
