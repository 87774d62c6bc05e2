/** Docusaurus also draws it on phones, for a moment, whenever a page opens, before it asks how wide the window is. */
import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';

/** Up to which Docusaurus shows the table of contents above the text. */
const MOBILE = '(max-width: 996px)';

export default function TOCDesktopWhereShown(): ReactNode {
  const isHydrated = useIsBrowser();
  return isHydrated && matchMedia(MOBILE).matches ? null : <TOCDesktop />;
}
