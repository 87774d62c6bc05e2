import {cleanPath} from '@site/src/lib/cleanPath';

/**
 * Whether the policy of this page applies. Navigating by a click keeps the policy of the page that was loaded first, which forbids
 * `new Function`. Trying it would be reported as a violation.
 */
export function mayEvaluate(): boolean {
  if (process.env.NODE_ENV === 'development') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || cleanPath(new URL(loaded.name).pathname) === cleanPath(location.pathname);
}
