/** For what is loaded when a reader presses it: a failure is not remembered. A reload helps after the site was deployed anew. */
export const TRY_AGAIN = 'Check your connection, then try again. If that fails too, reload the page.';

export const LOAD_FAILURE = `This did not load. ${TRY_AGAIN}`;
