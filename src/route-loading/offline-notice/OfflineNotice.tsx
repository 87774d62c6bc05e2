import React, {useEffect, type ReactNode} from 'react';
import {Notice} from '@site/src/notices';
import styles from './styles.module.css';

interface Props {
  /** Number of retries. */
  attempts: number;
  /** `null` during a retry. */
  onRetry: (() => void) | null;
  onClose: () => void;
}

export default function OfflineNotice({attempts, onRetry, onClose}: Props): ReactNode {
  const isTrying = onRetry === null;

  // Stops the progress bar, because nothing is loading.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !isTrying);
    return () => document.documentElement.removeAttribute('data-offline');
  }, [isTrying]);

  const retry = (
    <button
      type="button"
      className={`button button--primary button--sm ${styles.retry ?? ''}`}
      aria-disabled={isTrying}
      onClick={onRetry ?? undefined}
    >
      {isTrying ? 'Trying…' : 'Retry'}
    </button>
  );
  return (
    <Notice action={retry} onClose={onClose}>
      {/* A new element is announced again, with the same words. */}
      <span key={attempts} role="alert">
        <strong>You seem to be offline.</strong> The next page can’t be loaded, but this one stays open.
      </span>
    </Notice>
  );
}
