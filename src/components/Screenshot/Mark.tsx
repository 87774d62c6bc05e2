import React, {type KeyboardEvent, type ReactNode} from 'react';
import {showHighlight} from './showHighlight';
import styles from './styles.module.css';

/**
 * The number of a highlight in the `<Screenshot>` of the same section, for the step about it. A click shows the highlight.
 *
 * @param n from 1 on
 */
export function Mark({n}: {n: number}): ReactNode {
  function showByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    showHighlight(event.currentTarget, n);
  }
  return (
    // Not a button element, which is left out on paper and without scripts.
    <span
      className={styles.mark}
      role="button"
      tabIndex={0}
      aria-label={`Show number ${n} in the image`}
      data-number={n}
      onClick={({currentTarget}) => showHighlight(currentTarget, n)}
      onKeyDown={showByKey}
    />
  );
}
