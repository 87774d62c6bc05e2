/** Docusaurus moves the focus here when a page opens, which forces a layout. Here, that waits for the first screen. */
import React, {useContext, useEffect, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import SkipToContent from '@theme-init/SkipToContent';
import {afterPaint} from '@site/src/lib/afterPaint';

/** An element that stays the same isn't drawn again by what is around it. */
const link = <SkipToContent />;

export default function SkipToContentAfterPaint(): ReactNode {
  const router = useContext(RouterContext);
  const [painted, setPainted] = useState(router);

  useEffect(() => afterPaint(() => setPainted(router)), [router]);

  // What only changes the query, such as a filter, decides about the focus itself, after Docusaurus.
  const isSamePage = painted.location.pathname === router.location.pathname;
  return <RouterContext.Provider value={isSamePage ? router : painted}>{link}</RouterContext.Provider>;
}
