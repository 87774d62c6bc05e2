const LINK = / href="([/#][^"]*)"/g;
const ENTITY = /&#x([\dA-F]+);/g;

/** URLs on this site of all links in a piece of HTML, as `hast-util-to-html` writes it. */
export function urlsIn(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, url = '']) =>
    url.replace(ENTITY, (_entity, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
}
