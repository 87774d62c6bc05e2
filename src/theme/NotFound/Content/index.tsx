/** Loads the content on demand. Otherwise, it would be in the script of every page. */
import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const WaysOn = lazy(() =>
  import('./WaysOn').catch((error: unknown) => {
    console.warn('The ways on from here could not be loaded.', error);
    return {default: () => null};
  }),
);

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container list-page', styles.page, className)}>
      <p className={styles.status}>404</p>
      <h1>Page not found</h1>
      <p className={styles.lead}>There&apos;s no page at this URL. It might have moved, or the link might contain a typo.</p>
      <Suspense>
        <WaysOn />
      </Suspense>
    </main>
  );
}
