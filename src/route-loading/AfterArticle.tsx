import React, {useContext, useDeferredValue, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

/** Tells its children of another page's address only after that page is on the screen. They shall be elements that stay the same. */
export function AfterArticle({children}: {children: ReactNode}): ReactNode {
  const router = useDeferredValue(useContext(RouterContext));
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
