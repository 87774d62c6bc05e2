import {openSearchModal} from './searchModal';

export interface SearchModalControls {
  /** Opens the search modal of the page. */
  open: (initialQuery?: string) => void;
}

const controls: SearchModalControls = {open: openSearchModal};

/** Opens the same modal as the search bar, from anywhere on a page. `searchIntent` starts loading it before. */
export function useSearchModal(): SearchModalControls {
  return controls;
}
