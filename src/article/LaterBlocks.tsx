import React, {createElement, Fragment, startTransition, useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {observeLinks} from '@site/src/article/StaticHtml/useStaticLinks';

/** Blocks that are drawn in one step. */
const STEP = 20;

/**
 * What is below the first screen of a page, see plugins/first-screen. For a reader who comes by a link, it is drawn after the first screen
 * is painted, in steps that leave the page responsive. It is there at once in the server's HTML, where a heading is asked for, and where
 * a reader returns to the place they were at.
 */
export default function LaterBlocks({children}: {children: readonly ReactNode[]}): ReactNode {
  const isHydrated = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [isLate] = useState(isHydrated && action !== 'POP' && hash === '');
  const [count, setCount] = useState(isLate ? 0 : children.length);
  const isWhole = count >= children.length;
  if (hash !== '' && !isWhole) setCount(children.length);

  useEffect(() => {
    if (isWhole) return undefined;
    return afterPaint(() => startTransition(() => setCount(count + STEP)));
  }, [count, isWhole]);

  // The links of these blocks came after those of the page.
  useEffect(() => {
    if (!isLate || !isWhole) return undefined;
    const observer = observeLinks();
    return () => observer.disconnect();
  }, [isLate, isWhole]);

  return createElement(Fragment, null, ...(isWhole ? children : [...children.slice(0, count), <Room key="room" />]));
}

/** Keeps what follows the article below the screen, so that nothing moves. */
function Room(): ReactNode {
  return <div aria-hidden="true" style={{height: '100vh'}} />;
}

/** @returns what calls it off */
function afterPaint(callback: () => void): () => void {
  let timeout = 0;
  const frame = requestAnimationFrame(() => {
    timeout = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
  };
}
