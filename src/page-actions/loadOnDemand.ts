export const loadOnDemand = () => import('./on-demand');

export const LOAD_FAILURE = 'This did not load. Check your connection, or reload the page.';
