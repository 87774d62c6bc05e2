import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

/**
 * Calls for each page that is saved, one after the other. What is saved while a call runs waits for its end, once.
 *
 * @param docsDir absolute path
 * @param onSaved is given the absolute path of a page; must not throw
 * @returns when it watches: what ends it
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
