interface ServedPage {
  pathname: string;
  /** What is between navbar and footer. */
  html: string;
  /** What is in its `main`, without the box that gives it its width. */
  article: string;
}

let served: ServedPage | null = null;

/** Keeps what the server sent of a page before React replaces it, so that readers still have it when no chunk can be loaded. */
export function keepServedPage(pathname: string, container: Element): void {
  const main = container.querySelector('main');
  const html = main?.closest('.main-wrapper')?.innerHTML;
  served = html === undefined ? null : {pathname, html, article: main?.firstElementChild?.innerHTML ?? ''};
}

/** @returns `null` for any other page than was served */
export function servedPage(pathname: string): ServedPage | null {
  return served?.pathname === pathname ? served : null;
}
