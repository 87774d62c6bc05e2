/** A press outside of a dialog closes it. Without this, the page would then take the focus from the element that gets it back. */
export function keepFocusOnOutsidePress(event: MouseEvent, dialog: HTMLElement): boolean {
  if (event.target !== dialog) return false;
  event.preventDefault();
  return true;
}
