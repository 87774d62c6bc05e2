import React, {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Number of retries. */
  attempts: number;
  /** `null` during a retry. */
  onRetry: (() => void) | null;
}

export default function OfflineNotice({attempts, onRetry}: Props): ReactNode {
  const isTrying = onRetry === null;

  // Stops the progress bar, because nothing is loading.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !isTrying);
    return () => document.documentElement.removeAttribute('data-offline');
  }, [isTrying]);

  return (
    <section className={styles.notice}>
      {/* A new element is announced again, with the same words. */}
      <p key={attempts} role="alert">
        <strong>You seem to be offline.</strong> The next page can’t be loaded, but this one stays open.
      </p>
      <button type="button" className="button button--primary" aria-disabled={isTrying} onClick={onRetry ?? undefined}>
        {isTrying ? 'Trying…' : 'Retry'}
      </button>
    </section>
  );
}
