interface ServedPage {
  pathname: string;
  /** What is between navbar and footer. */
  html: string;
  /** What is in its `main`, without the box that gives it its width. */
  article: string;
  title: string;
  /** What else its head tells of it. */
  head: {type: string; attributes: Record<string, string>}[];
}

let served: ServedPage | null = null;

/** Keeps what the server sent of a page before React replaces it, so that readers still have it when no chunk can be loaded. */
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

/** @returns `null` for any other page than was served */
export function servedPage(pathname: string): ServedPage | null {
  return served?.pathname === pathname ? served : null;
}
