/** The text of a page that React leaves alone, apart from the page's script: the page that is loaded first has it in what was served. */
export {chunkFilesOf, type Load} from './chunkFilesOf';
export {pageText, type Piece} from './pageText';
export {useHtml} from './useHtml';
export {withText} from './withText';
