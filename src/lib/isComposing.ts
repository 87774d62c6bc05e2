/** Whether a key belongs to an input method, such as Enter for the chosen characters. Safari ends the method first, and tells by the code. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells in Safari
  return event.isComposing || event.keyCode === 229;
}
