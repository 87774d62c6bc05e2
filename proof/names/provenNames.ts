// Finds evidence for names in prose, other than lists of names.

import type {Code, Nodes} from 'mdast';
import {commentText, isCommentNode} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import {evidenceOf} from '../strapiEvidence';
import type {Unit} from 'docs-proof/claims/units';
import {isRowsNote} from 'docs-proof/samples/rows';
import {isRequest} from './routes';

/** Whether a text has this name, and not only as a part of a longer one: `APP_KEYS` doesn't have `APP_KEY`. */
export function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const isEnd = !continues(text.charAt(at + name.length - 1), text.charAt(at + name.length));
    if (isEnd && !continues(text.charAt(at - 1), name.charAt(0))) return true;
  }
  return false;
}

/** Whether two characters next to each other are of one name. */
function continues(first: string, second: string): boolean {
  return /[\w-]/.test(first) && /[\w-]/.test(second);
}

/** Whether a note compares the text with a response, so that no list has to have it. A request must be sent as the cell shows it. */
export function isCompared({kind, comments}: Unit, text: string): boolean {
  const note = kind === 'row' ? comments.find(isRowsNote) : undefined;
  return note !== undefined && (!isRequest(text) || !note.includes('\n') || /^\s*(?:as="[\w-]+" )?(?:& )?cell\b/m.test(note));
}

/** Whether a reason says why the statement needs no proof. */
export function isExcused({comments}: Unit): boolean {
  return comments.some((comment) => evidenceOf(comment)?.kind === 'excuse');
}

const RUN_LANGUAGES: ReadonlySet<string> = new Set(['http', 'graphql', 'json', 'ts', 'tsx', 'js', 'jsx']);

/**
 * Samples and notes are proven on their own, so names in them are known. Files that are only parsed, such as `.env`, can contain any name, but also
 * those of other programs.
 */
export function samplesAndNotes(node: Nodes, isAccepted: (code: Code) => boolean = isRun): string {
  if (node.type === 'code') return isAccepted(node) ? `${node.value}\n` : '';
  if (isCommentNode(node) && 'value' in node) return isEvidence(node.value) ? `${node.value}\n` : '';
  return 'children' in node ? node.children.map((child) => samplesAndNotes(child, isAccepted)).join('') : '';
}

function isRun(code: Code): boolean {
  return isProvable(code) && (RUN_LANGUAGES.has(code.lang ?? '') || /\bcurl /.test(code.value));
}

export function isProvable({meta}: Code): boolean {
  return fenceWords(meta).hints.noProof === undefined;
}

function isEvidence(comment: string): boolean {
  return /^(?:proof|source)\b/.test(commentText(comment));
}
