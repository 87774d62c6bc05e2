import {useEffect, useReducer} from 'react';
import {useLocation} from '@docusaurus/router';
import {EXAMPLES} from '../examples';
import type {JsonObject} from '../../request-code/json';
import {parseQuery, type Fault} from '../text/parseQuery';
import {isSameDraft, type Draft} from './draft';
import {hashOf, readHash} from './sharedLink';
import {keepDraft, keptDraft} from './tabStorage';

/** Delay between the last keystroke and the update of the URL (ms), because browsers limit the number of updates. */
const URL_PAUSE = 400;

const DAMAGED = 'This link is incomplete or was changed. The part of its query that can be read is shown; the rest is missing.';

interface State {
  draft: Draft;
  /** The last valid query. */
  query: JsonObject;
  fault: Fault | null;
  /** A notice about the initial draft. */
  notice: string | null;
  /** Whether the reader changed something, so that the URL must be updated. */
  isEdited: boolean;
}

type Action = {type: 'edit'; draft: Draft} | {type: 'open'; draft: Draft; notice: string | null};

export interface DraftState extends Omit<State, 'isEdited'> {
  isTooLong: boolean;
  setDraft: (draft: Draft) => void;
}

/** The reader's draft. It is read from the URL or the tab's storage, and stored in both. */
export function useDraft(): DraftState {
  const [{isEdited, ...state}, dispatch] = useReducer(reduce, null, firstState);
  const {draft} = state;
  const {pathname} = useLocation();

  useEffect(() => {
    keepDraft(draft);
    if (!isEdited) return;
    const timer = setTimeout(() => showInUrl(draft, pathname), URL_PAUSE);
    return () => clearTimeout(timer);
  }, [draft, isEdited, pathname]);

  useEffect(() => {
    function open(): void {
      const shared = readHash(location.hash);
      if (shared) dispatch({type: 'open', draft: shared.draft, notice: shared.isDamaged ? DAMAGED : null});
    }
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  return {...state, isTooLong: hashOf(draft) === null, setDraft: (next) => dispatch({type: 'edit', draft: next})};
}

/**
 * Replaces the entry in the history, so that going back leads to the previous page.
 *
 * @param pathname of the builder. After a click on a link, the URL is already the next page's while the builder is still
 * shown, until that page is loaded.
 */
function showInUrl(draft: Draft, pathname: string): void {
  if (location.pathname !== pathname) return;
  const hash = hashOf(draft) ?? '';
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

function firstState(): State {
  const shared = readHash(location.hash);
  const kept = keptDraft();
  const [{endpoint, query}] = EXAMPLES;
  // If the reader left before the URL was updated, the draft in the tab is newer.
  const isUrlBehind = kept?.hash === location.hash;
  const draft = (isUrlBehind ? null : shared?.draft) ?? kept?.draft ?? {endpoint, query};
  return stateOf(draft, {}, {notice: shared?.isDamaged ? DAMAGED : null, isEdited: false});
}

function reduce(state: State, action: Action): State {
  if (action.type === 'open') return stateOf(action.draft, {}, {notice: action.notice, isEdited: false});
  if (isSameDraft(state.draft, action.draft)) return state;
  return stateOf(action.draft, state.query, {notice: null, isEdited: true});
}

/** @param lastQuery the query that is shown while the text has a fault */
function stateOf(draft: Draft, lastQuery: JsonObject, rest: Pick<State, 'notice' | 'isEdited'>): State {
  const {query = lastQuery, fault = null} = parseQuery(draft.query);
  return {draft, query, fault, ...rest};
}
