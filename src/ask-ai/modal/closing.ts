import {createContext, useContext} from 'react';

/** Closes the modal, for links that lead away from it. */
export const CloseContext = createContext<() => void>(() => {});

export function useClose(): () => void {
  return useContext(CloseContext);
}
