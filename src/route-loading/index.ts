/** How pages are loaded, and what readers see when one cannot be. */
export {retryRoute} from './retryRoute';
export {servedPage} from './servedPage';
