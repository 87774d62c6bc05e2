/** The door of what the dialogs of the search and of Ask AI have in common. Loaded with them, never with a page. */
export {keepFocusOnPressBeside} from './keepFocusOnPressBeside';
export {useCloseOnNavigation} from './useCloseOnNavigation';
