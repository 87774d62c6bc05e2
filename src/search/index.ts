/** The door of the search. What it gives away is small; engine and modal load on first intent. */
export {searchModalState, openSearchModal, closeSearchModal} from './searchModal';
export {loadModal, searchIntent} from './loadModal';
export {loadSections} from './loadSections';
export type {SearchModalProps} from './modal/SearchModal';
export {MAX_QUERY_LENGTH} from './limits';
export type {SearchHit} from './SearchClient';
export type {PassageBlock, PassageBlocks} from './format';
