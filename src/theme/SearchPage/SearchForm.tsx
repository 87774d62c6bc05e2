import React, {useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import options from '@generated/search/default/options.json';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {MAX_QUERY_LENGTH, searchPageUrl, SHORTENED, shortenedPaste, trimQuery} from '@site/src/search/page';
import {queryOf} from './showQuery';
import styles from './styles.module.css';

/** Typing faster than this does not search in between. */
const PAUSE_MS = 200;

interface Visit {
  /** Whether the query was typed and not submitted. */
  isTyped: boolean;
}

export default function SearchForm({query}: {query: string}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShortened, setShortened] = useState(false);
  const history = useHistory<Visit | undefined>();
  const isBrowser = useIsBrowser();
  /** The query that this form has searched for last. */
  const own = useRef<string>(undefined);

  useEffect(() => {
    // Before the page runs in a browser, it does not know the query that the field shows. While the reader types, the field is
    // ahead of the query. Links, Back, and forward change it from outside.
    if (!isBrowser || !input.current || query === own.current) return;
    own.current = query;
    clearTimeout(timer.current);
    input.current.value = query;
  }, [isBrowser, query]);
  useEffect(() => {
    const asked = queryOf(new URLSearchParams(window.location.search));
    own.current = asked;
    // What was typed while the scripts were on their way.
    if (trimQuery(input.current?.value ?? '') !== asked) onInput();
    // With results on the page, a phone's keyboard would cover them.
    if (asked === '') input.current?.focus();
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  /** A query that was submitted, and each page of its results, keeps its entry in the history. What is only typed has one entry. */
  function search(isTyped: boolean): void {
    clearTimeout(timer.current);
    const typed = input.current?.value ?? '';
    own.current = trimQuery(typed);
    const {state, search: shown} = history.location;
    const current = queryOf(new URLSearchParams(shown));
    const hasOwnEntry = current !== '' && state?.isTyped !== true;
    if (hasOwnEntry && current === own.current) return;
    const url = searchPageUrl(options.searchPagePath, typed);
    const visit = isTyped ? {isTyped} : undefined;
    if (hasOwnEntry) history.push(url, visit);
    else history.replace(url, visit);
  }

  function onInput(): void {
    setShortened(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, true);
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
    search(false);
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
