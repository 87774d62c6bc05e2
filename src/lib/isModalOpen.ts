/** Whether a dialog covers the page: it takes all keys. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
