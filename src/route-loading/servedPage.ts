interface ServedPage {
  pathname: string;
  /** HTML between navbar and footer. */
  html: string;
  /** HTML inside `main`, without the container that sets the width. */
  article: string;
  title: string;
  /** Other elements of its head. */
  head: {type: string; attributes: Record<string, string>}[];
}

let served: ServedPage | null = null;

/** Stores the built HTML of a page before React replaces it, so that it can be shown when chunks can't be loaded. */
export function keepServedPage(pathname: string, container: Element): void {
  const main = container.querySelector('main');
  const html = main?.closest('.main-wrapper')?.innerHTML;
  const article = main?.firstElementChild?.innerHTML ?? '';
  const head = Array.from(document.head.querySelectorAll('meta[data-rh], link[data-rh]'), ({localName, attributes}) => ({
    type: localName,
    attributes: Object.fromEntries(Array.from(attributes, ({name, value}) => [name, value])),
  }));
  served = html === undefined ? null : {pathname, html, article, title: document.title, head};
}

/** @returns `null` for a page other than the one that the server sent */
export function servedPage(pathname: string): ServedPage | null {
  return served?.pathname === pathname ? served : null;
}
