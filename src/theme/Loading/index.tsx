/** Docusaurus's own fallback has fixed colors, no accessible roles, and retries only the part of the page that failed. */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {useLocation} from '@docusaurus/router';
import {retryRoute, servedPage} from '@site/src/route-loading';
import {focusMain} from './focusMain';
import PageFrame from './PageFrame';
import styles from './styles.module.css';

export default function Loading({retry, pastDelay, ...props}: LoadingComponentProps): ReactNode {
  const error: unknown = props.error;
  if (error) return <LoadingError retry={retry} />;
  return pastDelay ? <LoadingBar className={styles.loading} /> : null;
}

function LoadingError({retry}: {retry: () => void}): ReactNode {
  const {pathname} = useLocation();
  const [isRetrying, setRetrying] = useState(false);
  const wasLoaded = useRef(false);
  const failedAt = useRef(pathname);
  const isServed = servedPage(pathname) !== null;

  // Parts that pages share, such as the sidebar, stay when the reader opens a page that is loaded.
  useEffect(() => {
    if (pathname !== failedAt.current) retry();
  }, [pathname, retry]);

  // Moves the focus to the article, because the focused button disappears with the error.
  useEffect(
    () => () => {
      if (wasLoaded.current && document.activeElement === document.body) focusMain();
    },
    [],
  );

  function onRetry(): void {
    if (isRetrying) return;
    setRetrying(true);
    // Loads all missing chunks first. Otherwise, each part inside this one would fail again.
    retryRoute(pathname).then(
      () => {
        wasLoaded.current = true;
        retry();
      },
      (reason: unknown) => {
        console.warn(`The page at ${pathname} could not be loaded.`, reason);
        setRetrying(false);
      },
    );
  }

  return (
    <PageFrame>
      <div className={styles.error}>
        <div role="alert">
          <p className={styles.title}>
            {isServed ? 'Parts of this page could not be loaded.' : 'This page could not be loaded.'}
          </p>
          <p className={styles.message}>
            {isServed && 'You can read it, but its tabs and buttons don’t work. '}
            Check your connection, then try again.
          </p>
        </div>
        <div className={styles.actions}>
          <button type="button" className="button button--primary" aria-disabled={isRetrying} onClick={onRetry}>
            Retry
          </button>
          {isRetrying && <LoadingBar className={styles.retrying} />}
        </div>
      </div>
    </PageFrame>
  );
}

function LoadingBar({className}: {className: string | undefined}): ReactNode {
  return (
    <div role="status" className={className}>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.label}>Loading…</span>
    </div>
  );
}
