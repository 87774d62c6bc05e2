import React, {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import options from '@generated/search/default/options.json';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {MAX_QUERY_LENGTH} from '@site/src/search';
import {searchPageUrl} from '@site/src/search/searchPageUrl';
import styles from './styles.module.css';

/** Typing faster than this does not search in between. */
const PAUSE_MS = 200;

export default function SearchForm({query}: {query: string}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const history = useHistory();

  useEffect(() => {
    // Back and forward change the query from outside; while the reader types, the field is ahead of it.
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(): void {
    clearTimeout(timer.current);
    history.replace(searchPageUrl(options.searchPagePath, input.current?.value ?? ''));
  }

  function onInput(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    search();
  }

  return (
    <form role="search" action={options.searchPagePath} className={styles.form} onSubmit={onSubmit}>
      <MagnifyingGlass className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        name="q"
        type="search"
        className={styles.input}
        aria-label="Search"
        placeholder={options.placeholder}
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        onInput={onInput}
      />
    </form>
  );
}
