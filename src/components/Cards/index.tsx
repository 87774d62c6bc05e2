import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import styles from './styles.module.css';

/** Links to other pages, as a grid of cards. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.cards} role="list">
      {children}
    </div>
  );
}

/** @param to path of a page, `/cms/api/rest`, or URL of another site */
export function Card({title, to, children}: {title: string; to: string; children?: ReactNode}): ReactNode {
  return (
    <div className={styles.card} role="listitem">
      <Link className={styles.title} to={to}>
        {title}
        <ArrowRight className={styles.arrow} aria-hidden="true" />
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
