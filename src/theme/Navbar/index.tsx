/** Marks the area of the next page only after that page's article is drawn. */
import React, {useContext, useDeferredValue, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import Navbar from '@theme-original/Navbar';

/** An element that stays the same isn't drawn again by what is around it. */
const navbar = <Navbar />;

export default function NavbarAfterArticle(): ReactNode {
  const router = useDeferredValue(useContext(RouterContext));
  return <RouterContext.Provider value={router}>{navbar}</RouterContext.Provider>;
}
