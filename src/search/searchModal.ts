import {createStore} from '@site/src/lib/createStore';

interface ModalState {
  isOpen: boolean;
  /** Initial value of the search field. */
  initialQuery: string;
  /** Whether Enter was pressed after the query, while the modal was loading. */
  isEntered: boolean;
}

const CLOSED: ModalState = {isOpen: false, initialQuery: '', isEntered: false};

/** For everything on a page that can open the search modal. Small: it is part of every page. */
export const searchModalState = createStore(CLOSED);

export function openSearchModal(initialQuery = '', isEntered = false): void {
  searchModalState.set({isOpen: true, initialQuery, isEntered});
}

export function closeSearchModal(): void {
  searchModalState.set(CLOSED);
}
