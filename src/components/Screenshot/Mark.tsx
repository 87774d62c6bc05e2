import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The number of a highlight in the `<Screenshot>` of the same section, for the step about it.
 *
 * @param n from 1 on
 */
export function Mark({n}: {n: number}): ReactNode {
  return <span className={styles.mark} role="img" aria-label={`number ${n} in the image`} data-number={n} />;
}
