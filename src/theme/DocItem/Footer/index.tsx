/** The end of a page in one row: whether it helped, its tags, its source, and its last change. When a page is opened by a link, it is drawn after the first screen. */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import Tag from '@theme/Tag';
import AfterFirstScreen from '@site/src/article/AfterFirstScreen';
import {shortDate} from '@site/src/lib/shortDate';
import {PageFeedback} from '@site/src/page-actions';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink, tags, editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <AfterFirstScreen>
      <footer className={`${ThemeClassNames.docs.docFooter} ${styles.end}`}>
        <PageFeedback key={permalink} title={title} url={siteConfig.url + permalink} />
        {tags.length > 0 && (
          <details className={styles.tags}>
            <summary>{tags.length === 1 ? '1 tag' : `${tags.length} tags`}</summary>
            <ul>
              {tags.map((tag) => (
                <li key={tag.permalink}>
                  <Tag {...tag} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {typeof editUrl === 'string' && <EditThisPage editUrl={editUrl} />}
        {typeof lastUpdatedAt === 'number' && (
          <span className={styles.updated}>
            Updated <time dateTime={new Date(lastUpdatedAt).toISOString()}>{shortDate(new Date(lastUpdatedAt))}</time>
          </span>
        )}
      </footer>
    </AfterFirstScreen>
  );
}
