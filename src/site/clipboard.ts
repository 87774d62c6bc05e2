/**
 * Copies text that is still loading. Safari allows it only while a click is handled, so the clipboard is asked at
 * once and given a promise; browsers without that wait for the text.
 * @throws when the browser forbids it, on a page without HTTPS, and when the text does not arrive
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = Promise.resolve(text).then((arrived) => new Blob([arrived], {type: 'text/plain'}));
  // The clipboard can refuse before it reads the text. Then no one handles a failure of the text.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
