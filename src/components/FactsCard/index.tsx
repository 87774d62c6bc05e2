import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What applies to a feature, at a glance: plan, permission, where to find it. */
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
