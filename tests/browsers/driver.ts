/** A window of a browser, as tests use it in every engine. */
export interface Driver {
  /** Opens a path of the site, without waiting for hydration. */
  goto: (path: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It can use nothing from outside of itself, and returns what JSON can hold. */
  evaluate: (run: (argument: string) => unknown, argument?: string) => Promise<unknown>;
  /** Points at the first visible element that matches a CSS selector, or an XPath if it begins with `//`. */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Presses a key, `Escape`, or several, `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A screenshot of the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** An engine that is running. */
export interface Engine {
  /** Opens a window for the site at this URL, which shares nothing with those before. */
  open: (siteUrl: string) => Promise<Driver>;
  stop: () => Promise<void>;
}
