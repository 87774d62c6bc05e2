import {createContext} from 'react';

/** Whether code that is colored in the browser is a sample, which readers can report, or an answer of Ask AI. */
export const IsSample = createContext(false);
