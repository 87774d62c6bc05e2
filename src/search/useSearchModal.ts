import {prepareSearch} from './loadModal';
import {openSearchModal} from './searchModal';

export interface SearchModalControls {
  /** Opens the search modal of the page. */
  open(initialQuery?: string): void;
  /** Starts loading it, for hover and focus. */
  prepare(): void;
}

const controls: SearchModalControls = {open: openSearchModal, prepare: prepareSearch};

/** Opens the same modal as the search bar, from anywhere on a page. */
export function useSearchModal(): SearchModalControls {
  return controls;
}
