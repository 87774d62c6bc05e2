/**
 * Copies text that is still loading. Safari only allows it while a click is handled, so the clipboard gets a promise immediately. Other
 * browsers wait for the text.
 * @throws when the browser forbids it, and when the text does not arrive
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!('clipboard' in navigator)) return copyBySelection(await text);
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = Promise.resolve(text).then((arrived) => new Blob([arrived], {type: 'text/plain'}));
  // The clipboard can refuse before it reads the text. Then no one handles a failure of the text.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** For pages that aren't on HTTPS or localhost, where browsers have no clipboard API. */
async function copyBySelection(text: string): Promise<void> {
  const {default: copy} = await import('copy-text-to-clipboard');
  if (!copy(text)) throw new Error('The browser blocked copying.');
}

/** Selects an element that couldn't be copied, so that the reader can copy it with the keyboard or a menu. */
export function selectText(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Shown next to the selected text. */
export const SELECTED_INSTEAD = 'The browser blocked copying. The text is selected: copy it from there.';
