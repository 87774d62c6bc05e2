import React, {type ReactNode} from 'react';
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg';
import styles from './styles.module.css';

/** Details that few readers need. The browser's own element: its search finds the text, links into it open it, and it needs no script. */
export function Expandable({title, children}: {title: ReactNode; children: ReactNode}): ReactNode {
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
