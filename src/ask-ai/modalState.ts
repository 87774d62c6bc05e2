import type {AnalyticsEvents} from '@site/src/analytics';
import {createStore} from '@site/src/lib/createStore';

/** Where the modal was opened. */
export type Origin = AnalyticsEvents['Ask AI Opened']['from'];

export interface AskAiState {
  isOpen: boolean;
  from: Origin;
  /** A question from another part of the site for the field, not asked yet. */
  question: string;
}

const CLOSED: AskAiState = {isOpen: false, from: 'navbar', question: ''};

/** For everything on a page that can open the Ask AI modal. Small: it is part of every page. */
export const askAiState = createStore(CLOSED);

export function openAskAi(from: Origin, question = ''): void {
  askAiState.set({isOpen: true, from, question});
}

export function closeAskAi(): void {
  askAiState.set(CLOSED);
}
