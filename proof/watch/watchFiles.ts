import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

/**
 * Calls `onSaved` for each saved page, one at a time. A page that is saved during a call is processed once after it.
 *
 * @param docsDir absolute path
 * @param onSaved receives the absolute path of a page; must not throw
 * @returns a function that stops watching, once watching has started
 */
export async function watchPages(docsDir: string, onSaved: (file: string) => Promise<void>): Promise<() => Promise<void>> {
  const waiting = new Set<string>();
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [file] = waiting; file !== undefined; [file] = waiting) {
      waiting.delete(file);
      await onSaved(file);
    }
    isBusy = false;
  }

  function add(file: string): void {
    if (!/\.mdx?$/.test(file)) return;
    waiting.add(path.resolve(file));
    void work();
  }

  const watcher = watch(docsDir, {
    ignoreInitial: true,
    awaitWriteFinish: {stabilityThreshold: SETTLED_MS, pollInterval: SETTLED_MS / 2},
  });
  watcher.on('add', add).on('change', add);
  await once(watcher, 'ready');
  return () => watcher.close();
}
