import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

export interface PageEvents {
  /** Must not throw. */
  onSaved: (file: string) => Promise<void>;
  onDeleted: (file: string) => void;
}

/**
 * Calls `onSaved` for each saved page, one at a time, with its absolute path. A page that is saved during a call is processed once after
 * it. One that is deleted meanwhile isn't.
 *
 * @param docsDir absolute path
 * @returns a function that stops watching, once watching has started
 */
export async function watchPages(docsDir: string, {onSaved, onDeleted}: PageEvents): Promise<() => Promise<void>> {
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
    if (!isPage(file)) return;
    waiting.add(path.resolve(file));
    void work();
  }

  const watcher = watch(docsDir, {
    ignoreInitial: true,
    awaitWriteFinish: {stabilityThreshold: SETTLED_MS, pollInterval: SETTLED_MS / 2},
  });
  watcher
    .on('add', add)
    .on('change', add)
    .on('unlink', (file) => {
      if (!isPage(file)) return;
      waiting.delete(path.resolve(file));
      onDeleted(path.resolve(file));
    });
  await once(watcher, 'ready');
  return async () => {
    waiting.clear();
    await watcher.close();
  };
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}
