/** What the dialogs of Search and Ask AI have in common. It is loaded with them, never with a page. */
export {keepFocusOnOutsidePress} from './keepFocusOnOutsidePress';
export {useCloseOnNavigation} from './useCloseOnNavigation';
