/* eslint-disable no-restricted-globals -- the one place that uses them */

/** Decodes percent escapes. A URL that a reader mistyped, such as `/faq%`, stays as it is. */
export function decodeUrl(url: string): string {
  return decoded(url, decodeURIComponent);
}

/** Decodes what has no meaning in a URL: `%20`, but not `%2F`. */
export function decodeText(url: string): string {
  return decoded(url, decodeURI);
}

function decoded(url: string, decode: (url: string) => string): string {
  try {
    return decode(url);
  } catch {
    return url;
  }
}
