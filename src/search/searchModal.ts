/** Whether the search modal is open, for everything on a page that may open it. Small: it is part of every page. */

export interface ModalState {
  isOpen: boolean;
  /** What the search field holds at first. */
  initialQuery: string;
}

const CLOSED: ModalState = {isOpen: false, initialQuery: ''};

let state = CLOSED;
const listeners = new Set<() => void>();

export function openSearchModal(initialQuery = ''): void {
  setState({isOpen: true, initialQuery});
}

export function closeSearchModal(): void {
  setState(CLOSED);
}

export function getModalState(): ModalState {
  return state;
}

export function getClosedState(): ModalState {
  return CLOSED;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: ModalState): void {
  state = next;
  for (const listener of listeners) listener();
}
