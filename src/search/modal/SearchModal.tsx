/** The modal with its styles and engine, in one chunk that loads on search intent. */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {trackEvent} from '@site/src/analytics';
import {useCloseOnNavigation} from '@site/src/dialog';
import options from '@generated/search/default/options.json';
import {getSearchClient} from '../createClient';
import {MAX_QUERY_LENGTH} from '../limits';
import {missingResultsUrl} from '../missingResultsUrl';
import {SUGGESTED_QUERIES} from '../suggestedQueries';
import {useFacetFilters} from '../useFacetFilters';
import {repairModal} from './accessibility';
import {createDocSearchClient, withoutSuggestions} from './docSearchClient';
import {createHitComponent} from './Hit';
import {createHeldEnter} from './heldEnter';
import {insightsOption, prepareInsights} from './insights';
import {createFooterComponent} from './ResultsFooter';
import {repairStoredSearches} from './storedSearches';
import {shortenPastes} from './shortenPastes';
import {storeAtOnce} from './storeAtOnce';
import {createAnswerTracker} from './trackAnswers';
import {StartLinks} from './StartLinks';
import {useScreenSlot} from './useScreenSlot';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export {getSearchClient, prepareInsights};

export interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
  /** Whether Enter was pressed after the query. */
  isEntered: boolean;
  /** Alternative shown at the end of the results and of the no-results screen. */
  otherAction?: ReactNode;
}

/** DocSearch creates its own client before it uses ours, and requires these values. It never calls that client. */
const UNUSED_CREDENTIALS = {appId: 'embedded', apiKey: 'embedded', indexName: 'embedded'};

export default function SearchModal({initialQuery, isEntered, onClose, otherAction}: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn();
  const [enter] = useState(() => createHeldEnter(isEntered && initialQuery !== ''));
  const noResultsSlot = useScreenSlot(root, '.DocSearch-NoResults');
  const resultsSlot = useScreenSlot(root, '.DocSearch-HitsFooter');
  const startSlot = useScreenSlot(root, '.DocSearch-StartScreen');
  const facetFilters = useFacetFilters(options.contextualSearch);
  const history = useHistory();
  useCloseOnNavigation(onClose, isOtherPage);
  // DocSearch restarts whenever one of its props changes, so all of them are created once.
  const [props] = useState(() => {
    const hosted = options.hosted ?? UNUSED_CREDENTIALS;
    const canStore = repairStoredSearches(hosted.indexName, options);
    const open = (url: string): void => {
      trackEvent('Search Result Opened', {query: typedQuery(), url});
      if (!url.startsWith('/')) {
        window.location.assign(url);
        return;
      }
      // When DocSearch closes, it scrolls back to where the reader was. The page that is opened scrolls after that.
      onClose();
      setTimeout(() => history.push(url));
    };
    const announce = (text: string): void => announceIn(root.current, text);
    return {
      ...hosted,
      insights: insightsOption(),
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
          suggestions: SUGGESTED_QUERIES,
          answered: createAnswerTracker(),
          asked: enter.asked,
          settled: enter.settled,
        }),
      hitComponent: createHitComponent(open),
      resultsFooterComponent: createFooterComponent(options.searchPagePath, onClose),
      ...(options.missingResultsUrl !== null && {getMissingResultsUrl: missingResultsUrl(options.missingResultsUrl)}),
    } satisfies DocSearchModalProps;
  });

  useEffect(() => (root.current ? repairModal(root.current) : undefined), []);
  useEffect(() => (root.current ? shortenPastes(root.current, (query) => typeIn(root.current, query)) : undefined), []);
  useEffect(() => (root.current ? enter.listen(root.current) : undefined), [enter]);
  useEffect(storeAtOnce, []);
  useEffect(() => trackEvent('Search Opened', {}), []);

  return createPortal(
    <div ref={root} className={options.hosted ? undefined : 'search-embedded'}>
      <DocSearchModal {...props} initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)} onClose={onClose} />
      {noResultsSlot && otherAction && createPortal(otherAction, noResultsSlot)}
      {resultsSlot && otherAction && createPortal(otherAction, resultsSlot)}
      {startSlot && createPortal(<StartLinks onSearch={(query) => typeIn(root.current, query)} onClose={onClose} />, startSlot)}
    </div>,
    document.body,
  );
}

/** The URL changes before the next page is shown. A search that is opened in between belongs to the next page and stays open. */
function isOtherPage(pathname: string, opened: string): boolean {
  return pathname !== opened;
}

/** Restores focus to the element that had it before the modal opened. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({preventScroll: true});
    },
    [before],
  );
}

/** The modal searches again whenever its field receives focus, and then selects the first hit. */
function refreshIn(root: HTMLElement | null): boolean {
  const field = root?.querySelector('.DocSearch-Input');
  const selected = field?.getAttribute('aria-activedescendant') ?? '-0';
  if (!field || !selected.endsWith('-0')) return false;
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  return true;
}

/** As if the reader had typed it: React listens to the event, and overwrites a value that is only assigned. */
function typeIn(root: HTMLElement | null, query: string): void {
  const field = root?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}

function typedQuery(): string {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}

function announceIn(root: HTMLElement | null, text: string): void {
  const status = root?.querySelector('.search-status');
  if (status) status.textContent = text;
}
