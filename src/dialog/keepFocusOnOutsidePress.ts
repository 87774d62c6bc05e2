/** Keeps the focus where the dialog returns it to when a press outside closes the dialog. Otherwise, the page would take it. */
export function keepFocusOnOutsidePress(event: MouseEvent, dialog: HTMLElement): boolean {
  if (event.target !== dialog) return false;
  event.preventDefault();
  return true;
}
