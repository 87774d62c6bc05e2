/** The page that was reloaded because it couldn't be loaded. It is only reloaded once, to prevent endless reloads. */
const RELOADED_KEY = 'route-reloaded';

/** Returns `false` if this page was already reloaded, or if the reload can't be stored. */
export function rememberReload(pathname: string): boolean {
  try {
    // The storage guard's replacement doesn't survive a reload.
    if (!(sessionStorage instanceof Storage)) return false;
    if (sessionStorage.getItem(RELOADED_KEY) === pathname) return false;
    sessionStorage.setItem(RELOADED_KEY, pathname);
    return true;
  } catch {
    // Without storage, reloads could be endless.
    return false;
  }
}

export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
