/** What few readers see is loaded when it is shown: every page's script would contain it otherwise. */
import React, {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';

const NotFoundContent = lazy(() => import('./NotFoundContent'));

export default function LazyNotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundContent {...props} />
    </Suspense>
  );
}
