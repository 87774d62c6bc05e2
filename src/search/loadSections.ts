/** Gives other features sections of the docs by their words. Can be tried again when it fails. */
export const loadSections = () => import('./findSections');
