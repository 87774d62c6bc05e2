/** Timeout that also allows slow connections. */
const PATIENCE_MS = 15_000;

/** Whether a reload would show the site instead of the browser's error page. */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(location.pathname, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS)});
    return true;
  } catch {
    return false;
  }
}
