import React, {type ReactNode} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import Link from '@docusaurus/Link';
import news from '@generated/release-feed/default/news.json';
import {shortDate} from '../lib/shortDate';
import styles from './styles.module.css';

export default function LatestNews(): ReactNode {
  return (
    <section aria-labelledby="latest-news">
      <div className={styles.newsHeader}>
        <h2 id="latest-news" className={styles.newsTitle}>
          What&apos;s new in Strapi
        </h2>
        <Link className={styles.areaHome} to="/whats-new">
          All releases
          <ArrowRight className={styles.icon} aria-hidden="true" />
        </Link>
      </div>
      <ol className={styles.newsList}>
        {news.map(({version, date, headline, anchor}) => (
          <li key={version}>
            <Link className={styles.newsItem} to={`/whats-new#${anchor}`}>
              <span className={styles.newsVersion}>{version}</span>
              <span className={styles.newsHeadline}>{headline}</span>
              <time className={styles.newsDate} dateTime={date}>
                {shortDate(new Date(date))}
              </time>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
