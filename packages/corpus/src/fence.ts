import {fenceWords} from './fenceWords';

/** The content and options of a fence. */
export interface Fence {
  code: string;
  title: string | null;
  hasNumbers: boolean;
  /** Numbers of the highlighted lines, from 1. */
  marked: ReadonlySet<number>;
}

const COMMENT = /^\s*(?:\/\/|#|--|\{?\s*\/\*|<!--)\s*highlight-(next-line|start|end)\b/;

/**
 * Reads the words after a fence's language, and the comments that mark lines, as Docusaurus does.
 *
 * @param meta ` title="config/server.ts" {2,4-6} showLineNumbers`
 */
export function readFence(text: string, meta: string | null | undefined): Fence {
  const {title, hasNumbers, lines} = fenceWords(meta);
  return {title, hasNumbers, ...(lines === null ? markedByComments(text) : {code: text, marked: new Set(lines)})};
}

function markedByComments(text: string): Pick<Fence, 'code' | 'marked'> {
  const lines: string[] = [];
  const marked = new Set<number>();
  let isMarking = false;
  let isNextMarked = false;
  for (const line of text.split('\n')) {
    const word = COMMENT.exec(line)?.[1];
    if (word === undefined) {
      lines.push(line);
      if (isMarking || isNextMarked) marked.add(lines.length);
      isNextMarked = false;
    } else if (word === 'next-line') isNextMarked = true;
    else isMarking = word === 'start';
  }
  return {code: lines.join('\n'), marked};
}
