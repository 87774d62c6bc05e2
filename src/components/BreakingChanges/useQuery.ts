import {useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The query of the page's URL, which holds the reader's choices, and a function that changes it. Empty in built pages. */
export function useQuery(): [string, (query: string) => void] {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const used = useRef<Element>(null);

  useEffect(() => {
    // Docusaurus moves the focus to the top of the page after each navigation, but keyboard users are still in the form.
    if (used.current instanceof HTMLElement) used.current.focus({preventScroll: true});
    used.current = null;
  }, [search]);

  function setQuery(query: string): void {
    used.current = document.activeElement;
    // Each choice is an entry in the history, so that going back undoes it.
    history.push({pathname, search: query});
  }

  return [isBrowser ? search : '', setQuery];
}
