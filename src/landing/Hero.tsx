import React, {type ReactNode} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import {AskAiButton} from '@site/src/ask-ai';
import Link from '@docusaurus/Link';
import news from '@generated/release-feed/default/news.json';
import InstallCommand from './InstallCommand';
import SampleTotals from './SampleTotals';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  const [latest] = news;
  return (
    <header className={styles.hero}>
      <div>
        {latest && (
          <Link className={styles.areaHome} to={`/whats-new#${latest.anchor}`}>
            <span>
              <code>{latest.version}</code> {latest.headline}
            </span>
            <ArrowRight className={styles.icon} aria-hidden="true" />
          </Link>
        )}
        <h1 className={styles.title}>
          <span className={styles.sentence}>Model your content.</span>{' '}
          <span className={styles.sentence}>Strapi builds the API.</span>
        </h1>
        <SampleTotals />
      </div>
      <div>
        <p className={styles.lead}>
          Strapi is an open-source headless CMS. You define content-types, editors write content in the admin panel, and your
          sites and apps read it over REST or GraphQL. Host it yourself or on Strapi Cloud.
        </p>
        <div className={styles.actions}>
          <Link className={styles.primaryAction} to="/cms/quick-start">
            Quick start
            <ArrowRight className={styles.icon} aria-hidden="true" />
          </Link>
          <AskAiButton className={styles.askButton} from="landing" />
        </div>
        <InstallCommand />
      </div>
    </header>
  );
}
