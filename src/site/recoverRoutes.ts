/**
 * Loads the chunks of a route, and keeps the site alive when one is missing (after a deployment, on a bad line).
 *
 * - While browsing, the failure goes on to Docusaurus, which warns on the console and reloads the page.
 * - At start, the first failure of an address warns and reloads once. The second renders the page without
 *   hydration: the layout works, and the route's own error box with Retry stands in the article's place.
 */
import originalPreload from '@docusaurus/core/lib/client/preload';
import {createRoot, type Root} from 'react-dom/client';

declare global {
  interface Window {
    /** Docusaurus renders into this root when it exists already, instead of hydrating. */
    docusaurusRoot?: Root;
  }
}

const RELOADED_KEY = 'route-reloaded';

export default function preload(pathname: string): Promise<unknown> {
  const loading = loadRoute(pathname);
  // Hovering over a link preloads its page too, and nobody waits for that.
  loading.catch(() => {});
  return loading;
}

async function loadRoute(pathname: string): Promise<unknown> {
  const isStarting = window.docusaurusRoot === undefined;
  try {
    const loaded = await originalPreload(pathname);
    if (isStarting) forgetReload();
    return loaded;
  } catch (error) {
    const reloadHelps = rememberReload(pathname);
    if (!isStarting) throw error;
    console.warn(`The page at ${pathname} could not be loaded.`, error);
    if (reloadHelps) {
      window.location.reload();
      return new Promise(() => {});
    }
    renderWithoutHydration();
    return undefined;
  }
}

/** Returns false when this address was reloaded already, or when a reload could not be remembered. */
function rememberReload(pathname: string): boolean {
  try {
    // The storage guard's replacement forgets on reload.
    if (!(sessionStorage instanceof Storage)) return false;
    if (sessionStorage.getItem(RELOADED_KEY) === pathname) return false;
    sessionStorage.setItem(RELOADED_KEY, pathname);
    return true;
  } catch {
    // Without storage a reload could go on for ever.
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Nothing was remembered either.
  }
}

/** Hydrating the server's article with an error box would be a mismatch, so React starts on an empty page. */
function renderWithoutHydration(): void {
  const container = document.getElementById('__docusaurus');
  if (!container) return;
  container.replaceChildren();
  window.docusaurusRoot = createRoot(container);
}
