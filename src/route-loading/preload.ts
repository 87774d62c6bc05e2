/**
 * Replaces Docusaurus's loader of route chunks (`plugins/route-recovery`). Keeps the site working when a chunk can't be loaded, after a
 * deployment or on a bad connection.
 *
 * - Offline, the page stays as it is, with its URL, a notice, and Retry.
 * - While browsing, the failure goes on to Docusaurus, which warns on the console and reloads the page.
 * - At start, the first failure of a page warns and reloads once. The second renders the page without hydration: the
 *   layout works, and the error box with Retry is in the article's place.
 */
import {createRoot, type Root} from 'react-dom/client';
import {isSiteReachable} from './isSiteReachable';
import {loadRoute} from './loadRoute';
import {askToRetry, closeOfflineNotice} from './offline-notice';
import {forgetReload, rememberReload} from './reloads';
import {keepServedPage} from './servedPage';
import {tellLoading} from './tellLoading';

declare global {
  interface Window {
    /** If this root exists, Docusaurus renders into it instead of hydrating. */
    docusaurusRoot?: Root;
  }
}

/** A page that is being loaded for the reader. */
interface Visit {
  pathname: string;
  loading: Promise<unknown>;
  /** Whether it's waiting for a click on Retry. */
  isStopped: boolean;
}

interface Patience {
  /** Delay before “Loading…” appears. */
  quietMs: number;
  /** Whether the reader still waits for the page. */
  isWanted: () => boolean;
  /** Resolves when the reader clicks Retry. */
  ask: () => Promise<void>;
}

/**
 * Delays before “Loading…” appears. On the first load, the page is visible but doesn't respond yet. When the page changes, a progress bar
 * appears after 200 ms.
 */
const QUIET_MS = {start: 500, change: 1200};

const NEVER = new Promise<never>(() => {});

let visit: Visit | null = null;
let urlOfShownPage = location.href;

export default function preload(pathname: string): Promise<unknown> {
  return window.docusaurusRoot === undefined ? start(pathname) : enter(pathname);
}

async function start(pathname: string): Promise<unknown> {
  // In a separate task: the one that runs the site's first script is already long.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    const loaded = await loadWhenOnline(pathname, {quietMs: QUIET_MS.start, isWanted: () => true, ask: askToRetry});
    closeOfflineNotice();
    forgetReload();
    return loaded;
  } catch (error) {
    warn(pathname, error);
    if (rememberReload(pathname)) {
      location.reload();
      return NEVER;
    }
    renderWithoutHydration(pathname);
    return undefined;
  }
}

function enter(pathname: string): Promise<unknown> {
  if (visit?.pathname === pathname && !visit.isStopped) return visit.loading;
  const mine: Visit = {pathname, loading: NEVER, isStopped: false};
  visit = mine;
  closeOfflineNotice();
  mine.loading = loadWhenOnline(pathname, {quietMs: QUIET_MS.change, isWanted: () => visit === mine, ask: () => stop(mine)}).then(
    (loaded) => {
      if (visit === mine) urlOfShownPage = location.href;
      end(mine);
      return loaded;
    },
    (error: unknown) => {
      end(mine);
      rememberReload(pathname);
      throw error;
    },
  );
  return mine.loading;
}

/** Until the reader tries again, the address bar has the URL of the page that is shown, for bookmarks and reloads. */
async function stop(mine: Visit): Promise<void> {
  const wanted = location.href;
  mine.isStopped = true;
  replaceUrl(urlOfShownPage);
  await askToRetry();
  mine.isStopped = false;
  replaceUrl(wanted);
}

/** Bypasses the router, which is still loading the next page. */
function replaceUrl(url: string): void {
  history.replaceState(history.state, '', url);
}

function end(mine: Visit): void {
  if (visit !== mine) return;
  visit = null;
  closeOfflineNotice();
}

/**
 * Loads a route. While the reader is offline, tries again whenever the reader clicks Retry.
 *
 * @throws if it fails although the site can be reached
 */
async function loadWhenOnline(pathname: string, {quietMs, isWanted, ask}: Patience): Promise<unknown> {
  for (;;) {
    const hideLoading = tellLoading(quietMs);
    try {
      const loaded = await loadRoute(pathname);
      hideLoading();
      return loaded;
    } catch (error) {
      const isReachable = await isSiteReachable();
      hideLoading();
      if (!isWanted()) return NEVER;
      if (isReachable) throw error;
      warn(pathname, error);
      await ask();
    }
  }
}

function warn(pathname: string, error: unknown): void {
  console.warn(`The page at ${pathname} could not be loaded.`, error);
}

/** Renders into an empty root, because hydrating the built article with an error box would be a mismatch. */
function renderWithoutHydration(pathname: string): void {
  const container = document.getElementById('__docusaurus');
  if (!container) return;
  closeOfflineNotice();
  keepServedPage(pathname, container);
  container.replaceChildren();
  window.docusaurusRoot = createRoot(container);
}
