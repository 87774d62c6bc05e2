import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Facts about a feature: its plan, its permission, and where to find it. */
export function FactsCard({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>{children}</dl>
    </div>
  );
}

export function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
