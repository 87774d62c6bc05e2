/** The modal with its styles and engine, in one chunk that loads on search intent. */
import React, {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {trackEvent} from '@site/src/analytics';
import {useCloseOnNavigation} from '@site/src/dialog';
import {createStore} from '@site/src/lib/createStore';
import options from '@generated/search/default/options.json';
import {getSearchClient} from '../createClient';
import {MAX_QUERY_LENGTH} from '../limits';
import {missingResultsUrl} from '../missingResultsUrl';
import {resultCount} from '../resultCount';
import {trackMiss} from '../trackMiss';
import {useFacetFilters} from '../useFacetFilters';
import {WEAK} from '../weakResults';
import {repairModal} from './accessibility';
import {createDocSearchClient, type Outcome, type OutcomeStore} from './docSearchClient';
import {createHitComponent} from './Hit';
import {createHeldEnter} from './heldEnter';
import {insightsOption, prepareInsights} from './insights';
import {createFooterComponent} from './ResultsFooter';
import {shortenPastes} from './shortenPastes';
import {storeAtOnce} from './storeAtOnce';
import {repairStoredSearches, useStoredByOthers} from './storedSearches';
import {StartPages, Suggestions} from './Suggestions';
import {useSlot} from './useSlot';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export {getSearchClient, prepareInsights};

export interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
  /** Whether Enter was pressed after the query. */
  isEntered: boolean;
  /** Alternative shown with the results and on the no-results screen. */
  otherAction?: ReactNode;
}

/** DocSearch creates its own client before it uses ours, and requires these values. It never calls that client. */
const UNUSED_CREDENTIALS = {appId: 'embedded', apiKey: 'embedded', indexName: 'embedded'};
const {indexName} = options.hosted ?? UNUSED_CREDENTIALS;

/** Results have a footer, recent and favorite searches don't. */
const START_SCREENS = '.DocSearch-StartScreen, .DocSearch-Dropdown-Container:not(:has(> .DocSearch-HitsFooter))';

export default function SearchModal(props: SearchModalProps): ReactNode {
  useFocusReturn();
  useCloseOnNavigation(props.onClose, isOtherPage);
  useEffect(() => trackEvent('Search Opened', {}), []);
  // DocSearch reads the stored searches once, and overwrites what another tab has stored since.
  const changes = useStoredByOthers(indexName);
  return <Modal key={changes} {...props} {...(changes > 0 && {initialQuery: typedQuery(), isEntered: false})} />;
}

function Modal({initialQuery, isEntered, onClose, otherAction}: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [outcome] = useState(() => createStore<Outcome | null>(null));
  const [enter] = useState(() => createHeldEnter(isEntered && initialQuery !== '', outcome));
  const noResultsSlot = useSlot(root, '.DocSearch-NoResults', ':scope > .DocSearch-Help');
  const errorSlot = useSlot(root, '.DocSearch-ErrorScreen');
  const startSlot = useSlot(root, START_SCREENS);
  const facetFilters = useFacetFilters(options.contextualSearch);
  const history = useHistory();
  // DocSearch restarts whenever one of its props changes, so all of them are created once.
  const [props] = useState(() => {
    const canStore = repairStoredSearches(indexName, options);
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
    return {
      ...(options.hosted ?? UNUSED_CREDENTIALS),
      insights: insightsOption(),
      initialScrollY: window.scrollY,
      maxResultsPerGroup: options.maxResultsPerGroup,
      disableUserPersonalization: options.disableUserPersonalization || !canStore,
      placeholder: options.placeholder,
      navigator: {navigate: ({itemUrl}) => open(itemUrl)},
      transformSearchClient: (original) =>
        createDocSearchClient(original, getSearchClient(), {
          facetFilters,
          outcome,
          refresh: () => refreshIn(root.current),
          hasMoved: () => hasMovedIn(root.current),
          settled: enter.settled,
        }),
      hitComponent: createHitComponent(open),
      resultsFooterComponent: createFooterComponent({outcome, searchPagePath: options.searchPagePath, otherAction, onClose}),
      ...(options.missingResultsUrl !== null && {getMissingResultsUrl: missingResultsUrl(options.missingResultsUrl)}),
    } satisfies DocSearchModalProps;
  });

  const typeQuery = useCallback((query: string) => typeIn(root.current, query), []);
  useEffect(() => (root.current ? repairModal(root.current) : undefined), []);
  useEffect(() => (root.current ? shortenPastes(root.current, typeQuery) : undefined), [typeQuery]);
  useEffect(() => (root.current ? enter.listen(root.current) : undefined), [enter]);
  useEffect(storeAtOnce, []);

  /** For React's events only: a native listener would have the field drawn with the query before. */
  const forget = (): void => outcome.set(null);

  function retry(): void {
    forget();
    const field = root.current?.querySelector<HTMLElement>('.DocSearch-Input');
    // The focus alone searches again.
    if (field === document.activeElement) refreshIn(root.current);
    else field?.focus();
  }

  return createPortal(
    <div ref={root} className={options.hosted ? undefined : 'search-embedded'} onChangeCapture={forget} onReset={forget}>
      <DocSearchModal {...props} initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)} onClose={onClose} />
      <OutcomeReport root={root} store={outcome} />
      {noResultsSlot &&
        createPortal(
          <>
            <div className="search-suggestions">
              <Suggestions onSearch={typeQuery} />
            </div>
            {otherAction}
          </>,
          noResultsSlot,
        )}
      {errorSlot &&
        createPortal(
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>,
          errorSlot,
        )}
      {startSlot &&
        createPortal(
          <div className="search-start">
            <Suggestions onSearch={typeQuery} />
            <StartPages onClose={onClose} />
          </div>,
          startSlot,
        )}
    </div>,
    document.body,
  );
}

/**
 * Tells screen readers what a search has found, the reader when that is little, and analytics when it is nothing. A component of its
 * own, so that the modal isn't drawn again.
 */
function OutcomeReport({root, store}: {root: RefObject<HTMLElement | null>; store: OutcomeStore}): ReactNode {
  const outcome = store.use();
  useEffect(() => {
    writeInto(root.current, '.search-status', describe(outcome));
    if (outcome?.state !== 'final') return;
    if (outcome.isWeak && outcome.count > 0) writeInto(root.current, '.search-note:empty', WEAK);
    trackMiss(outcome.query, outcome.count);
  }, [root, outcome]);
  return null;
}

function describe(outcome: Outcome | null): string {
  if (outcome?.state === 'failed') return 'Unable to fetch results';
  if (outcome?.state !== 'final') return '';
  if (outcome.count === 0) return `No results for ${outcome.query}`;
  return resultCount(outcome.count);
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
function refreshIn(root: HTMLElement | null): void {
  root?.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Whether another hit than the first is selected. */
function hasMovedIn(root: HTMLElement | null): boolean {
  const selected = root?.querySelector('.DocSearch-Input')?.getAttribute('aria-activedescendant');
  return selected?.endsWith('-0') === false;
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

function writeInto(root: HTMLElement | null, selector: string, text: string): void {
  const element = root?.querySelector(selector);
  if (element) element.textContent = text;
}
