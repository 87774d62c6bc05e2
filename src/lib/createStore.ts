import {useSyncExternalStore} from 'react';

/** A value that separate parts of a page share. @param initial also used in built HTML */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = (): Value => value;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** A hook that returns the value and renders the component again when it changes. */
    use: (): Value => useSyncExternalStore(subscribe, get, () => initial),
  };
}
