/** The modal with its styles and engine: one chunk, loaded when a reader shows that they want to search. */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import options from '@generated/search/default/options.json';
import {getSearchClient} from '../createClient';
import {missingResultsUrl} from '../missingResultsUrl';
import {useFacetFilters} from '../useFacetFilters';
import {mendModal} from './accessibility';
import {createDocSearchClient, withoutSuggestions} from './docSearchClient';
import {createHitComponent} from './Hit';
import {createFooterComponent} from './ResultsFooter';
import {mendStoredSearches} from './storedSearches';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export interface SearchModalProps {
  initialQuery: string;
  onClose(): void;
}

/** DocSearch builds a client of its own before it takes ours, and refuses to without these. It never calls it. */
const UNUSED_CREDENTIALS = {appId: 'embedded', apiKey: 'embedded', indexName: 'embedded'};

export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const facetFilters = useFacetFilters(options.contextualSearch);
  const history = useHistory();
  // DocSearch starts anew whenever one of its properties changes, so all of them are made once.
  const [props] = useState(() => {
    const hosted = options.hosted ?? {...UNUSED_CREDENTIALS, insights: false};
    const canStore = mendStoredSearches(hosted.indexName, options);
    const open = (url: string): void => (url.startsWith('/') ? history.push(url) : window.location.assign(url));
    const announce = (text: string): void => announceIn(root.current, text);
    return {
      ...hosted,
      initialScrollY: window.scrollY,
      maxResultsPerGroup: options.maxResultsPerGroup,
      disableUserPersonalization: options.disableUserPersonalization || !canStore,
      placeholder: options.placeholder,
      navigator: {navigate: ({itemUrl}) => open(itemUrl)},
      transformItems: withoutSuggestions,
      transformSearchClient: (original) =>
        createDocSearchClient(original, getSearchClient(), {
          facetFilters,
          announce,
          refresh: () => refreshIn(root.current),
          suggestions: options.suggestions,
        }),
      hitComponent: createHitComponent(open),
      resultsFooterComponent: createFooterComponent(options.searchPagePath, onClose),
      ...(options.missingResultsUrl !== null && {getMissingResultsUrl: missingResultsUrl(options.missingResultsUrl)}),
    } satisfies DocSearchModalProps;
  });

  useEffect(() => (root.current ? mendModal(root.current) : undefined), []);

  return (
    <div ref={root} className={options.hosted ? undefined : 'search-embedded'}>
      <DocSearchModal {...props} initialQuery={initialQuery} onClose={onClose} />
    </div>
  );
}

/** The modal searches again whenever its field gets the focus. */
function refreshIn(root: HTMLElement | null): void {
  root?.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

function announceIn(root: HTMLElement | null, text: string): void {
  const status = root?.querySelector('.search-status');
  if (status) status.textContent = text;
}
