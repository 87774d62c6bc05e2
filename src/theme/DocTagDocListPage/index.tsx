/** The pages of a tag, below the way back to all tags; many pages are grouped by their part of the docs. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Trail from '@site/src/article/Trail';
import styles from './styles.module.css';

type Doc = Props['tag']['items'][number];

/** A shorter list is read at a glance. */
const GROUPED_FROM = 9;
/** Where pages are, the first that fits. */
const PARTS: [start: string, name: string][] = [
  ['/cms/api', 'APIs'],
  ['/cms/features', 'Features'],
  ['/cms/configurations', 'Configuration'],
  ['/cms/backend-customization', 'Backend customization'],
  ['/cms/plugins', 'Plugins'],
  ['/cms/migration', 'Migration from Strapi 4'],
  ['/cms', 'CMS'],
  ['/cloud', 'Strapi Cloud'],
  ['', 'News'],
];

export default function DocTagDocListPage({tag: {label, description, allTagsPath, items}}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={`Pages about ${label}`} description={description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container list-page">
        <Trail above="All tags" to={allTagsPath} title={label} />
        <h1>{label}</h1>
        {description && <p className={styles.quiet}>{description}</p>}
        {groupsOf(items).map(([name, docs]) => (
          <section key={name} className={styles.group}>
            <h2>{name}</h2>
            {docs.map((doc) => (
              <article key={doc.id} className={styles.entry}>
                <h3>
                  <Link to={doc.permalink}>{doc.title}</Link>
                </h3>
                {doc.description && <p className={styles.quiet}>{doc.description}</p>}
              </article>
            ))}
          </section>
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}

function groupsOf(items: readonly Doc[]): [name: string, docs: Doc[]][] {
  const count = items.length === 1 ? '1 page' : `${items.length} pages`;
  if (items.length < GROUPED_FROM) return [[count, [...items]]];
  const partOf = ({permalink}: Doc): string => PARTS.find(([start]) => permalink.startsWith(start))?.[1] ?? '';
  return PARTS.map(([, name]): [string, Doc[]] => [name, items.filter((doc) => partOf(doc) === name)]).filter(
    ([, docs]) => docs.length > 0,
  );
}
