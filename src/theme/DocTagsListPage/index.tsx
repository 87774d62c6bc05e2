/** Some 290 tags: grouped by letter as Docusaurus does, with a filter above. */
import React, {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsTagsListPage)}>
      <PageMetadata title={title} description="Browse the documentation of Strapi 5 and Strapi Cloud by topic." />
      <SearchMetadata tag="doc_tags_list" />
      <main className={clsx('container', styles.page)}>
        <h1>{title}</h1>
        <FilteredTags tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}

function FilteredTags({tags}: Props): ReactNode {
  const [filter, setFilter] = useState('');
  const inputId = useId();
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = tags.filter(({label, description}) => {
    const text = `${label} ${description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={inputId}>Filter by name or description</label>
        <input id={inputId} type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        <p role="status">{matching.length === 1 ? '1 tag' : `${matching.length} tags`}</p>
      </div>
      {matching.length > 0 ? <TagsListByLetter tags={matching} /> : <p>No tag matches. Try a shorter word.</p>}
    </>
  );
}
