/** A slow connection is not a lost one. */
const PATIENCE_MS = 15_000;

/** Whether a reload would find the site, or end on the browser's own error page. */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(location.pathname, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS)});
    return true;
  } catch {
    return false;
  }
}
