/** Whether the Ask AI modal is open, for everything on a page that may open it. Small: it is part of every page. */

export interface AskAiState {
  isOpen: boolean;
  /** A question that came from elsewhere, for the field; not asked yet. */
  question: string;
}

const CLOSED: AskAiState = {isOpen: false, question: ''};

let state = CLOSED;
const listeners = new Set<() => void>();

export function openAskAi(question = ''): void {
  setState({isOpen: true, question});
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
