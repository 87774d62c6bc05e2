/** Whether a key belongs to an input method, such as Enter for the chosen characters. Safari ends the composition before it sends the key, and marks the key with code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells in Safari
  return event.isComposing || event.keyCode === 229;
}
