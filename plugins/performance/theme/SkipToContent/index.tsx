/** Docusaurus moves the focus here when a page opens, which forces a layout. Waits for the first screen before doing so. */
import React, {useContext, useEffect, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import SkipToContent from '@theme-init/SkipToContent';
import {afterPaint} from '@site/src/lib/afterPaint';

/** A constant element, so that React doesn't render it again with its parent. */
const link = <SkipToContent />;

export default function SkipToContentAfterPaint(): ReactNode {
  const router = useContext(RouterContext);
  const [painted, setPainted] = useState(router);

  useEffect(() => afterPaint(() => setPainted(router)), [router]);

  // Code that only changes the query, such as a filter, sets the focus itself.
  const isSamePage = painted.location.pathname === router.location.pathname;
  return <RouterContext.Provider value={isSamePage ? router : painted}>{link}</RouterContext.Provider>;
}
