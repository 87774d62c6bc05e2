/** What plugins/highlighted-code makes of a fence. MDX passes texts only. */
export interface HighlightedCodeProps {
  /** Of the lines, each in its own element and with its line break. */
  html: string;
  language: string;
  title?: string;
  /** Number of lines, and the first one that the writer marked. Read by what shows a part of them. */
  lines: string;
  marked?: string;
  numbered?: 'numbered';
}
