import type {AnalyticsEvents} from '@site/src/analytics';
import {createStore} from '../lib/createStore';

/** Where the modal was opened. */
export type Origin = AnalyticsEvents['Ask AI Opened']['from'];

/** For everything on a page that can open the modal: `null` while it is closed. Small, because it is part of every page. */
export const openedFrom = createStore<Origin | null>(null);

/** A question that isn't asked yet. It is kept when the modal closes. */
export const draft = createStore('');

/** @param question from another part of the site, for the field */
export function openAskAi(from: Origin, question = ''): void {
  draft.set(withQuestion(draft.get(), question));
  openedFrom.set(from);
}

export function closeAskAi(): void {
  openedFrom.set(null);
}

/** Keeps the reader's text when a question comes from another part of the site. */
function withQuestion(written: string, question: string): string {
  if (question === '' || written.trim() === question.trim()) return written || question;
  return written.trim() === '' ? question : `${written.trimEnd()}\n${question}`;
}
