import {useSyncExternalStore} from 'react';

export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** The value, in a component that follows it. */
  use: () => Value;
}

/** A value that parts of a page share which are far from each other. @param initial also that of the server's HTML */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = (): Value => value;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
