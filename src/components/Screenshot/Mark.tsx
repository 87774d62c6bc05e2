import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The number that a `<Screenshot>` of the same section has at what a step names.
 *
 * @param n from 1 on
 */
export function Mark({n}: {n: number}): ReactNode {
  return <span className={styles.mark} role="img" aria-label={`number ${n} in the picture`} data-number={n} />;
}
