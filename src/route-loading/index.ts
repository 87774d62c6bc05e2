/** How pages are loaded, and what readers see when one cannot be. */
export {watchLinks} from './prefetch';
export {retryRoute} from './retryRoute';
export {servedPage} from './servedPage';
