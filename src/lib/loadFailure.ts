/** Tells readers that something they opened couldn't be loaded. A reload helps if the site was deployed again meanwhile. */
export const TRY_AGAIN = 'Check your connection, then try again. If that fails too, reload the page.';

export const LOAD_FAILURE = `This did not load. ${TRY_AGAIN}`;
