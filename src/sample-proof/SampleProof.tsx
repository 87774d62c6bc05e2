import React, {type ReactNode} from 'react';
import CaretIcon from '@phosphor-icons/core/regular/caret-down.svg';
import CheckIcon from '@phosphor-icons/core/regular/check-circle.svg';
import type {PageProof, ProofCount} from '@site/plugins/sample-proof/pageProof';
import styles from './styles.module.css';

/** A line that opens to what was checked of the page's samples, and why the rest was not. */
export function SampleProof({version, checked, unchecked}: PageProof): ReactNode {
  const total = checked.reduce((sum, {count}) => sum + count, 0);
  if (total === 0) return null;
  return (
    <details className={styles.proof} data-sample-proof>
      <summary className={styles.summary}>
        <CheckIcon className={styles.icon} aria-hidden="true" />
        {`${total} ${total === 1 ? 'sample' : 'samples'} checked against Strapi ${version}`}
        <CaretIcon className={styles.caret} aria-hidden="true" />
      </summary>
      <div className={styles.more}>
        <Counts counts={checked} />
        {unchecked.length > 0 && (
          <>
            <p className={styles.label}>Not checked</p>
            <Counts counts={unchecked} />
          </>
        )}
      </div>
    </details>
  );
}

function Counts({counts}: {counts: readonly ProofCount[]}): ReactNode {
  return (
    <ul className={styles.counts}>
      {counts.map(({count, text}) => (
        <li key={text} className={styles.item}>
          <span className={styles.count}>{count}</span> {text}
        </li>
      ))}
    </ul>
  );
}
