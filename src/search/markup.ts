import {escapeHtml} from '../lib/escapeHtml';

/** Keeps the `<mark>` tags of a search service and escapes everything else. */
export function escapeExceptMarks(html: string): string {
  const escaped = escapeHtml(html);
  const opened = escaped.split('&lt;mark&gt;').length;
  const closed = escaped.split('&lt;/mark&gt;').length;
  return opened === closed ? escaped.replaceAll('&lt;mark&gt;', '<mark>').replaceAll('&lt;/mark&gt;', '</mark>') : escaped;
}
