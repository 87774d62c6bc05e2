/** Parts of a `_ga` cookie, `GA1.1.1234567890.1700000000`. */
const PARTS = 4;

/**
 * The ID of this browser in Google Analytics: the last two parts of its cookie.
 *
 * @param cookies value of `document.cookie`
 * @returns `null` if the cookie is missing or has another format
 */
export function deviceIdOf(cookies: string): string | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith('_ga='))
    ?.slice('_ga='.length);
  const parts = value?.split('.') ?? [];
  return parts.length === PARTS && parts.every(Boolean) ? parts.slice(-2).join('.') : null;
}
