import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ArrowUpRight from '@phosphor-icons/core/regular/arrow-up-right.svg';
import styles from './styles.module.css';

/** A link that leaves these docs, says so, and opens in a new tab. */
export function ExternalLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight className={styles.icon} aria-hidden="true" />
      <span className={styles.spoken}> (opens in a new tab)</span>
    </Link>
  );
}
