/** Shows a message at the end of an element, in place of an earlier one. Screen readers announce an `output` when its text is added. */
export function tellBelow(element: Element, ...message: readonly (string | Node)[]): void {
  element.querySelector(':scope > output')?.remove();
  const output = document.createElement('output');
  element.append(output);
  requestAnimationFrame(() => output.append(...message));
}
