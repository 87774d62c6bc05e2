/** Some 280 tags: Docusaurus's list by letter, with a filter and links to the letters above it, larger the more they are used. */
import React, {useState, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import {filterWords, hasWords} from '@site/src/lib/filterByWords';
import fieldStyles from '../SearchPage/styles.module.css';
import styles from './styles.module.css';

type Tags = Props['tags'];

/** Sorts in English. Docusaurus sorts in the reader's language, so hydration would differ from the built page. */
const order = new Intl.Collator('en');

export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} description="Browse the documentation of Strapi 5 and Strapi Cloud by topic." />
      <SearchMetadata tag="doc_tags_list" />
      <main className="container list-page">
        <h1>{title}</h1>
        <FilteredTags tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}

function FilteredTags({tags}: Props): ReactNode {
  const [filter, setFilter] = useState('');
  const words = filterWords(filter);
  const matching = tags.filter(({label, description}) => hasWords(`${label} ${description ?? ''}`, words));
  const letters = byLetter(matching);
  return (
    <>
      <div className={fieldStyles.form}>
        <MagnifyingGlass className={fieldStyles.icon} aria-hidden="true" />
        <input
          type="search"
          className={fieldStyles.input}
          aria-label="Filter by name or description"
          placeholder="Filter by name or description"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      <p role="status" className={fieldStyles.note}>
        {matching.length === 1 ? '1 tag' : `${matching.length} tags`}
      </p>
      <nav aria-label="Letters" className={styles.letters}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.index}>
        {letters.map(([letter, own]) => (
          <article key={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul>
              {own.map((tag) => (
                <li key={tag.permalink} data-weight={weightOf(tag.count)}>
                  <Tag {...tag} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      {matching.length === 0 && <p>No tag matches. Try a shorter word.</p>}
    </>
  );
}

/** How much a tag is used: the more pages have it, the larger it is. */
function weightOf(pages: number): 'little' | 'some' | 'much' | 'most' {
  if (pages >= 20) return 'most';
  if (pages >= 8) return 'much';
  return pages >= 4 ? 'some' : 'little';
}

function byLetter(tags: Tags): [string, Tags][] {
  const letters = new Map<string, Tags[number][]>();
  for (const tag of [...tags].sort((one, other) => order.compare(one.label, other.label))) {
    const letter = tag.label.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters];
}
