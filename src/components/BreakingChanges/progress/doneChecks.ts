import {useSyncExternalStore} from 'react';

/** What the reader has checked of the lists of changes, in local storage. */
const KEY = 'done-checks';

/** @param text from storage, which anything can have written */
export function parseDone(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function withCheck(done: readonly string[], id: string, isDone: boolean): string[] {
  const others = done.filter((other) => other !== id);
  return isDone ? [...others, id] : others;
}

const NOTHING: readonly string[] = [];
let shown: {text: string | null; done: readonly string[]} = {text: null, done: NOTHING};

function read(): readonly string[] {
  const text = localStorage.getItem(KEY);
  if (text !== shown.text) shown = {text, done: parseDone(text)};
  return shown.done;
}

function write(done: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(done));
  // Browsers tell only other tabs.
  dispatchEvent(new StorageEvent('storage', {key: KEY}));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The ids of what the reader has done, in all tabs, and functions that change it. Nothing in built pages. */
export function useDoneChecks(): {
  done: readonly string[];
  setDone: (id: string, isDone: boolean) => void;
  clear: (ids: readonly string[]) => void;
} {
  const done = useSyncExternalStore(subscribe, read, () => NOTHING);
  return {
    done,
    setDone: (id, isDone) => write(withCheck(read(), id, isDone)),
    clear: (ids) => write(read().filter((id) => !ids.includes(id))),
  };
}
