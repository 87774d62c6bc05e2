import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

const FAILURE = 'The query builder did not load. Check your connection.';

/**
 * The interactive query builder. Only its page downloads it. Until it is loaded, and without JavaScript, a written example
 * is shown instead.
 */
export default function QueryBuilder({children}: {children: ReactNode}): ReactNode {
  const [Builder, setBuilder] = useState<ComponentType | null>(null);
  const [isFailed, setFailed] = useState(false);

  function load(): void {
    import('./view/Builder').then(
      (module) => {
        setFailed(false);
        setBuilder(() => module.default);
      },
      (error: unknown) => {
        console.warn('The query builder could not be loaded.', error);
        setFailed(true);
      },
    );
  }

  useEffect(load, []);

  // plugins/host-rules lets a page with this attribute connect to the reader's server.
  return (
    <div data-query-builder className={styles.place}>
      <div role="alert">
        {isFailed && (
          <p className={styles.failed}>
            {FAILURE}{' '}
            <button type="button" onClick={load}>
              Try again
            </button>
          </p>
        )}
      </div>
      {Builder ? <Builder /> : children}
    </div>
  );
}
