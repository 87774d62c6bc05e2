/** Code that the dialogs of Search and Ask AI share. It is loaded with them, never with a page. */
export {keepFocusOnOutsidePress} from './keepFocusOnOutsidePress';
export {useCloseOnNavigation} from './useCloseOnNavigation';
