interface ServedPage {
  pathname: string;
  /** What is between navbar and footer. */
  html: string;
}

let served: ServedPage | null = null;

/** Keeps what the server sent of a page before React replaces it: only there is the sidebar, when no chunk can be loaded. */
export function keepServedPage(pathname: string, container: Element): void {
  const main = container.querySelector('main');
  main?.replaceChildren();
  const html = main?.closest('.main-wrapper')?.innerHTML;
  served = html === undefined ? null : {pathname, html};
}

/** @returns the HTML of a page between navbar and footer with an empty `main`, or `null` for any other than was served */
export function servedPage(pathname: string): string | null {
  return served?.pathname === pathname ? served.html : null;
}
