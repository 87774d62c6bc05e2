/** Whether a modal dialog is open, which handles all keys. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
