/** A fence, highlighted by plugins/fences. MDX passes only strings. */
export interface HighlightedCodeProps {
  /** The lines, each in its own element and with its line break. */
  html: string;
  language: string;
  title?: string;
  /** Number of lines, and the first one that the writer marked, for components that show only some lines. */
  lines: string;
  marked?: string;
  numbered?: 'numbered';
  /** Set for what readers can send, so that the page's menu knows that the page has requests. */
  request?: 'request';
  /** The proof doesn't run it, so readers can't report it. */
  unproven?: 'unproven';
}
