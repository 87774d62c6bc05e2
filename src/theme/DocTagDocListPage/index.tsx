/** The pages of a tag, with breadcrumbs to all tags. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Trail from '@site/src/article/Trail';
import styles from './styles.module.css';

export default function DocTagDocListPage({tag: {label, description, allTagsPath, items}}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={`Pages about ${label}`} description={description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container list-page">
        <Trail above="All tags" to={allTagsPath} title={label} />
        <h1>{label}</h1>
        {description && <p className={styles.quiet}>{description}</p>}
        <h2 className={styles.count}>{items.length === 1 ? '1 page' : `${items.length} pages`}</h2>
        {items.map((doc) => (
          <article key={doc.id} className={styles.entry}>
            <h3>
              <Link to={doc.permalink}>{doc.title}</Link>
            </h3>
            {doc.description && <p className={styles.quiet}>{doc.description}</p>}
          </article>
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}
