/** The door of what the dialogs of the search and of Ask AI have in common. */
export {isModalOpen} from './isModalOpen';
export {useCloseOnNavigation} from './useCloseOnNavigation';
export {useModalOnDemand} from './useModalOnDemand';
export {keepFocusOnPressBeside} from './keepFocusOnPressBeside';
