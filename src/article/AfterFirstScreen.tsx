import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {afterPaint} from '@site/src/lib/afterPaint';

/**
 * Whether a page was opened by a link to its top: then its first screen is drawn before everything else. Everything is
 * drawn at once in the server's HTML, for a link to a heading, and for readers who go back, who return to their scroll position.
 */
export function useOpensAtTop(): boolean {
  const isHydrated = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [opensAtTop] = useState(isHydrated && action !== 'POP' && hash === '');
  return opensAtTop;
}

/** What a page has below its article. It is drawn once the first screen is painted. */
export default function AfterFirstScreen({children}: {children: ReactNode}): ReactNode {
  const [isLate, setIsLate] = useState(useOpensAtTop());

  useEffect(() => (isLate ? afterPaint(() => startTransition(() => setIsLate(false))) : undefined), [isLate]);

  return isLate ? <Spacer /> : children;
}

/** Keeps what follows below the screen, so that nothing moves. */
export function Spacer(): ReactNode {
  return <div aria-hidden="true" style={{height: '100vh'}} />;
}
