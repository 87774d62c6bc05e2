import type {AnalyticsEvents} from '@site/src/analytics';

/** Whether the Ask AI modal is open, for everything on a page that may open it. Small: it is part of every page. */

/** Where readers open it. */
export type Origin = AnalyticsEvents['Ask AI Opened']['from'];

export interface AskAiState {
  isOpen: boolean;
  from: Origin;
  /** A question that came from elsewhere, for the field; not asked yet. */
  question: string;
}

const CLOSED: AskAiState = {isOpen: false, from: 'navbar', question: ''};

let state = CLOSED;
const listeners = new Set<() => void>();

export function openAskAi(from: Origin, question = ''): void {
  setState({isOpen: true, from, question});
}

export function closeAskAi(): void {
  setState(CLOSED);
}

export function getAskAiState(): AskAiState {
  return state;
}

export function getClosedState(): AskAiState {
  return CLOSED;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: AskAiState): void {
  state = next;
  for (const listener of listeners) listener();
}
