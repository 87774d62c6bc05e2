/** Loads the section search for other features. Can be called again after a failure. */
export const loadSections = () => import('./findSections');
