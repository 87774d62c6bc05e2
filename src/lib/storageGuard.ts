/**
 * Makes the site work when the browser's storage is blocked or full: values are kept until the page is left, and the console says so once.
 * Runs before other code uses storage.
 */
const PROBE_KEY = 'storage-probe';

/** A Storage in memory, which starts with the readable values of the real one. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #entries: Map<string, string>;

  constructor(entries: Iterable<[string, string]> = []) {
    this.#entries = new Map(entries);
  }

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

function readableEntries(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    const storage = window[name];
    const keys = Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/** Replaces a storage that cannot be written to; returns the reason, or `null` when it works. */
function guard(name: 'localStorage' | 'sessionStorage'): unknown {
  try {
    const storage = window[name];
    storage.setItem(PROBE_KEY, PROBE_KEY);
    storage.removeItem(PROBE_KEY);
    return null;
  } catch (reason) {
    const replacement = new MemoryStorage(readableEntries(name));
    Object.defineProperty(window, name, {value: replacement, configurable: true});
    return reason;
  }
}

/**
 * Docusaurus dispatches a storage event for each change. Browsers only accept their own storage in such events, but listeners compare it,
 * so this makes events with the replacement possible.
 */
function letStorageEventsNameReplacements(): void {
  function initStorageEvent(this: StorageEvent, ...[type, bubbles, cancelable, ...values]: StorageEventArguments): void {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the call that is replaced is as old
    this.initEvent(type, bubbles, cancelable);
    const [key, oldValue, newValue, url, storageArea] = values;
    for (const [name, value] of Object.entries({key, oldValue, newValue, url, storageArea})) {
      Object.defineProperty(this, name, {value});
    }
  }
  Object.defineProperty(StorageEvent.prototype, 'initStorageEvent', {value: initStorageEvent, configurable: true});
}

type StorageEventArguments = Parameters<StorageEvent['initStorageEvent']>;

/** Docusaurus writes any stored color mode into the page, where nothing has styles for a made-up one. */
function dropJunkColorMode(): void {
  const stored = localStorage.getItem('theme');
  if (stored === null || stored === 'light' || stored === 'dark') return;
  localStorage.removeItem('theme');
  Object.assign(document.documentElement.dataset, {theme: 'light', themeChoice: 'light'});
  console.warn(`The stored color mode "${stored.slice(0, 20)}" is invalid. The site uses light mode.`);
}

if (typeof window !== 'undefined') {
  const reason = [guard('localStorage'), guard('sessionStorage')].find((result) => result !== null);
  if (reason !== undefined) {
    letStorageEventsNameReplacements();
    console.warn('This browser doesn’t store data for this site. Settings last until you leave the page.', reason);
  }
  dropJunkColorMode();
}
