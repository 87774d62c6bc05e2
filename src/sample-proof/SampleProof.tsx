import React, {type ReactNode} from 'react';
import CaretIcon from '@phosphor-icons/core/regular/caret-down.svg';
import CheckIcon from '@phosphor-icons/core/regular/check-circle.svg';
import type {PageProof, ProofCount} from './pageProof';
import styles from './styles.module.css';

/** A line that expands to show what was checked on the page, and why the rest wasn't. */
export function SampleProof({version, samples, statements, checked, unchecked}: PageProof): ReactNode {
  if (samples + statements === 0) return null;
  const numbers = [counted(samples, 'sample'), counted(statements, 'statement')].filter((text) => text !== '');
  return (
    <details className={styles.proof} data-sample-proof={version}>
      <summary className={styles.summary}>
        <CheckIcon className={styles.icon} aria-hidden="true" />
        {`${numbers.join(' and ')} checked against Strapi ${version}`}
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

/** A count with its noun, or an empty string for 0. */
function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
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
