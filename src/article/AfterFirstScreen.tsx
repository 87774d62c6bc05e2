import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {afterPaint} from '@site/src/lib/afterPaint';

/**
 * Whether a page was opened with a link to its top, so that its first screen is drawn first. Everything is drawn at once in built HTML,
 * after a link to a heading, and after going back, because the browser restores the scroll position.
 */
export function useOpensAtTop(): boolean {
  const isHydrated = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [opensAtTop] = useState(isHydrated && action !== 'POP' && hash === '');
  return opensAtTop;
}

/** Content below the article, drawn after the first screen is painted. */
export default function AfterFirstScreen({children}: {children: ReactNode}): ReactNode {
  const [isLate, setIsLate] = useState(useOpensAtTop());

  useEffect(() => (isLate ? afterPaint(() => startTransition(() => setIsLate(false))) : undefined), [isLate]);

  return isLate ? <Spacer /> : children;
}

/** Keeps content that follows below the screen, so that nothing moves. */
export function Spacer(): ReactNode {
  return <div aria-hidden="true" style={{height: '100vh'}} />;
}
