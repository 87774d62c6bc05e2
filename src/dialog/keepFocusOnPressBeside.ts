/** A press beside a dialog closes it; the page would then take the focus from what gets it back. */
export function keepFocusOnPressBeside(event: MouseEvent, dialog: HTMLElement): boolean {
  if (event.target !== dialog) return false;
  event.preventDefault();
  return true;
}
