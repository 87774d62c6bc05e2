import React, {type ReactNode} from 'react';
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg';
import styles from './styles.module.css';

/** What few readers need, closed until they open it. The browser's own: found by its search, open for links into it, without script. */
export function Expandable({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.box}>
      <details className={styles.expandable}>
        <summary className={styles.title}>
          <CaretRight className={styles.caret} aria-hidden="true" />
          {title}
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </div>
  );
}
