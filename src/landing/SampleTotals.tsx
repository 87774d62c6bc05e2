import React, {type ReactNode} from 'react';
import totals from '@generated/sample-proof/default/totals.json';
import {Seal} from '../sample-proof';
import {BOOKSHOP_ZIP} from '../site/constants';
import styles from './styles.module.css';

/** How much of the docs was checked against the real CMS. Hidden notes count as well as samples. */
export default function SampleTotals(): ReactNode {
  if (!totals || totals.samples === 0) return null;
  return (
    <p className={styles.totals}>
      <Seal className={styles.totalsIcon} />
      <span>
        <span>{`${totals.pages} pages, checked against Strapi ${totals.version} with ${totals.samples.toLocaleString('en')} requests, snippets, and commands`}</span>
        {'. '}
        <a href={BOOKSHOP_ZIP} download>
          Download the app
        </a>
      </span>
    </p>
  );
}
