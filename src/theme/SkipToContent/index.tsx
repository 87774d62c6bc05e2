/** Docusaurus moves the focus here whenever a page opens, for which the browser lays out the page: that comes after its first screen. */
import React, {useContext, useEffect, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import SkipToContent from '@theme-original/SkipToContent';
import {afterPaint} from '@site/src/article/AfterFirstScreen';

/** An element that stays the same isn't drawn again by what is around it. */
const link = <SkipToContent />;

export default function SkipToContentAfterPaint(): ReactNode {
  const router = useContext(RouterContext);
  const [painted, setPainted] = useState(router);

  useEffect(() => afterPaint(() => setPainted(router)), [router]);

  return <RouterContext.Provider value={painted}>{link}</RouterContext.Provider>;
}
