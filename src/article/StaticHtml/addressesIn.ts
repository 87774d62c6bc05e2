const LINK = / href="([/#][^"]*)"/g;
const ENTITY = /&#x([\dA-F]+);/g;

/** Addresses on this site of all links in a piece of HTML, as `hast-util-to-html` writes it. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, address = '']) =>
    address.replace(ENTITY, (_entity, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
}
