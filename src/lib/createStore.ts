import {useSyncExternalStore} from 'react';

/** A value that distant parts of a page share. @param initial also that of the server's HTML */
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
    /** The value, in a component that follows it. */
    use: (): Value => useSyncExternalStore(subscribe, get, () => initial),
  };
}
