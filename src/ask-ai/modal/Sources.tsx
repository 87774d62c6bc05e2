import React, {type ReactNode} from 'react';
import type {Source} from '../engines/Engine';
import SafeLink, {safeTarget} from './SafeLink';
import styles from './styles.module.css';

/** The pages that an answer was made from. Invalid URLs are left out. */
export default function Sources({sources}: {sources: readonly Source[]}): ReactNode {
  const safe = sources.filter(({url}) => safeTarget(url) !== null);
  if (safe.length === 0) return null;
  return (
    <section className={styles.sources} aria-label="Sources">
      <h4>Sources</h4>
      <ol>
        {safe.map(({url, title}) => (
          <li key={url}>
            <SafeLink href={url}>{title}</SafeLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
