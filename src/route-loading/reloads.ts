/** Which page was reloaded because it could not be loaded: it is reloaded once, or it could go on forever. */
const RELOADED_KEY = 'route-reloaded';

/** Returns false when this page was reloaded already, or when a reload could not be remembered. */
export function rememberReload(pathname: string): boolean {
  try {
    // The storage guard's replacement forgets on reload.
    if (!(sessionStorage instanceof Storage)) return false;
    if (sessionStorage.getItem(RELOADED_KEY) === pathname) return false;
    sessionStorage.setItem(RELOADED_KEY, pathname);
    return true;
  } catch {
    // Without storage a reload could go on forever.
    return false;
  }
}

export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Nothing was remembered either.
  }
}
