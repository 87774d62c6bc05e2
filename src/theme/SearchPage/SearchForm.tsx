import React, {useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import options from '@generated/search/default/options.json';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {MAX_QUERY_LENGTH, searchPageUrl, SHORTENED, shortenedPaste} from '@site/src/search/page';
import {queryOf} from './showQuery';
import styles from './styles.module.css';

/** Typing faster than this does not search in between. */
const PAUSE_MS = 200;

export default function SearchForm({query}: {query: string}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShortened, setShortened] = useState(false);
  const history = useHistory();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // Back and forward change the query from outside; while the reader types, the field is ahead of it. Before the page runs
    // in a browser, it does not know the query that the field shows.
    if (isBrowser && input.current && document.activeElement !== input.current) input.current.value = query;
  }, [isBrowser, query]);
  useEffect(() => {
    const asked = queryOf(new URLSearchParams(window.location.search));
    const typed = input.current?.value.trim() ?? '';
    // What was typed while the scripts were on their way.
    if (typed !== '' && typed !== asked) onInput();
    // With results on the page, a phone's keyboard would cover them.
    if (asked === '') input.current?.focus();
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  function search(): void {
    clearTimeout(timer.current);
    history.replace(searchPageUrl(options.searchPagePath, input.current?.value ?? ''));
  }

  function onInput(): void {
    setShortened(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const shortened = shortenedPaste(event.currentTarget, event.clipboardData.getData('text'));
    if (shortened === null) return;
    event.preventDefault();
    event.currentTarget.value = shortened;
    onInput();
    setShortened(true);
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    search();
  }

  return (
    <>
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
          aria-describedby="search-note"
          onInput={onInput}
          onPaste={onPaste}
        />
      </form>
      <p id="search-note" className={styles.note}>
        {isShortened && SHORTENED}
      </p>
    </>
  );
}
