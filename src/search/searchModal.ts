import {createStore} from '@site/src/site/createStore';

interface ModalState {
  isOpen: boolean;
  /** Initial value of the search field. */
  initialQuery: string;
}

const CLOSED: ModalState = {isOpen: false, initialQuery: ''};

/** For everything on a page that can open the search modal. Small: it is part of every page. */
export const searchModalState = createStore(CLOSED);

export function openSearchModal(initialQuery = ''): void {
  searchModalState.set({isOpen: true, initialQuery});
}

export function closeSearchModal(): void {
  searchModalState.set(CLOSED);
}
