import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A comparison in two columns. They are stacked where they don't fit, or where lines of code would be cut off. */
export function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** @param title what the column shows, `Strapi 4` */
export function Column({title, children}: {title?: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.column}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
