/**
 * Takes the place of Docusaurus's component of this name, which keeps showing a page until the next one is loaded. There, every click
 * on a link renders the shown page once more, as it is: its router hands out a new object for the same address.
 */
import React, {useContext, useMemo, type ComponentProps, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';

export default function QuietNavigation({location, children}: ComponentProps<typeof PendingNavigation>): ReactNode {
  return (
    <PendingNavigation location={location}>
      <ShownAddress>{children}</ShownAddress>
    </PendingNavigation>
  );
}

/** Tells what is inside of the shown page's address only when it is another one. */
function ShownAddress({children}: {children: ReactNode}): ReactNode {
  const router = useContext(RouterContext);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- all else in it follows from the address
  const shown = useMemo(() => router, [router.location]);
  return <RouterContext.Provider value={shown}>{children}</RouterContext.Provider>;
}
