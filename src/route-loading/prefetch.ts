/**
 * Takes the place of Docusaurus's prefetch (plugins/route-recovery), which adds a link element for each file of each page
 * that is linked to, though most files are shared. Here each file has one, and a file that failed may be tried again.
 */
import originalPrefetch from '@docusaurus/core/lib/client/prefetch';

const prefetched = new Set<string>();

export default function prefetch(file: string): Promise<void> {
  if (prefetched.has(file)) return Promise.resolve();
  prefetched.add(file);
  return originalPrefetch(file);
}

function forgetFailure({target}: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return;
  prefetched.delete(target.getAttribute('href') ?? '');
  target.remove();
}

// Errors of elements reach the document on the way down only.
document.addEventListener('error', forgetFailure, {capture: true});
