/**
 * Takes the place of Docusaurus's loader of route chunks (plugins/route-recovery), and keeps the site alive when a chunk
 * is missing, after a deployment or on a bad connection.
 *
 * - Offline, the page stays as it is, with a notice and Retry.
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

declare global {
  interface Window {
    /** Docusaurus renders into this root when it exists already, instead of hydrating. */
    docusaurusRoot?: Root;
  }
}

/** A page that the reader goes to, until it is loaded. */
interface Visit {
  pathname: string;
  loading: Promise<unknown>;
}

const NEVER = new Promise<never>(() => {});

let visit: Visit | null = null;

export default function preload(pathname: string): Promise<unknown> {
  const isVisit = pathname === location.pathname || pathname === decodeURI(location.pathname);
  if (isVisit) return window.docusaurusRoot === undefined ? start(pathname) : enter(pathname);
  // Hovering over a link preloads its page too, and no one waits for that.
  const loading = loadRoute(pathname);
  loading.catch(() => {});
  return loading;
}

async function start(pathname: string): Promise<unknown> {
  try {
    const loaded = await loadWhenOnline(pathname, () => true);
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
  if (visit?.pathname === pathname) return visit.loading;
  const mine: Visit = {pathname, loading: NEVER};
  visit = mine;
  closeOfflineNotice();
  mine.loading = loadWhenOnline(pathname, () => visit === mine).then(
    (loaded) => {
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

function end(mine: Visit): void {
  if (visit !== mine) return;
  visit = null;
  closeOfflineNotice();
}

/**
 * Loads a route, again and again while the reader is offline and asks for it.
 *
 * @param isWanted whether the reader still waits for it
 * @throws when it fails though the site can be reached
 */
async function loadWhenOnline(pathname: string, isWanted: () => boolean): Promise<unknown> {
  for (;;) {
    try {
      return await loadRoute(pathname);
    } catch (error) {
      const isReachable = await isSiteReachable();
      if (!isWanted()) return NEVER;
      if (isReachable) throw error;
      warn(pathname, error);
      await askToRetry();
    }
  }
}

function warn(pathname: string, error: unknown): void {
  console.warn(`The page at ${pathname} could not be loaded.`, error);
}

/** Hydrating the server's article with an error box would be a mismatch, so React starts on an empty page. */
function renderWithoutHydration(pathname: string): void {
  const container = document.getElementById('__docusaurus');
  if (!container) return;
  closeOfflineNotice();
  keepServedPage(pathname, container);
  container.replaceChildren();
  window.docusaurusRoot = createRoot(container);
}
