import React, {type ReactNode} from 'react';
import CheckIcon from '@phosphor-icons/core/regular/check-circle.svg';
import totals from '@generated/sample-proof/default/totals.json';
import {BOOKSHOP_ZIP} from '../site/constants';
import styles from './styles.module.css';

/** How many samples of the docs were run against the real CMS. */
export default function SampleTotals(): ReactNode {
  if (!totals || totals.samples === 0) return null;
  return (
    <p className={styles.totals}>
      <CheckIcon className={styles.totalsIcon} aria-hidden="true" />
      <span>
        <span>{`${totals.samples.toLocaleString('en')} samples on ${totals.pages} pages, each checked against Strapi ${totals.version}`}</span>
        {'. '}
        <a href={BOOKSHOP_ZIP} download>
          Download the app
        </a>
      </span>
    </p>
  );
}
