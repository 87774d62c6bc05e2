import {keepFocusOnOutsidePress} from '@site/src/dialog';

/**
 * Adds ARIA roles to DocSearch's modal that match its behavior: a dialog with a combobox that controls grids of results
 * (rows contain a link and buttons, which listbox options can't). By default, the whole modal is a "button", and all
 * lists have the same ID.
 */

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * @param root element around the modal
 * @returns removes what would remain after the modal closes
 */
export function repairModal(root: HTMLElement): () => void {
  const container = root.querySelector<HTMLElement>('.DocSearch-Container');
  const input = root.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!container || !input) return () => {};
  repairContainer(container);
  repairInput(input);
  repairResults(container, input);
  const observer = new MutationObserver(() => repairResults(container, input));
  observer.observe(container, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-controls']});
  const trap = (event: KeyboardEvent): void => keepFocusInside(container, event);
  container.addEventListener('keydown', trap);
  // Docusaurus moves focus to a new page, even if the search was opened in the meantime.
  const hold = ({target}: FocusEvent): void => {
    if (target instanceof Node && !container.contains(target)) input.focus();
  };
  document.addEventListener('focusin', hold);
  return () => {
    observer.disconnect();
    container.removeEventListener('keydown', trap);
    document.removeEventListener('focusin', hold);
  };
}

function repairContainer(container: HTMLElement): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby']) container.removeAttribute(name);
  // Only the page has a banner and a footer.
  container.querySelectorAll('header, footer').forEach((part) => part.setAttribute('role', 'presentation'));
  container.addEventListener('mousedown', (event) => keepFocusOnOutsidePress(event, container));
  const status = document.createElement('div');
  status.className = 'search-status DocSearch-VisuallyHiddenForAccessibility';
  status.setAttribute('role', 'status');
  container.append(status);
}

function repairInput(input: HTMLInputElement): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-haspopup', 'grid');
  input.setAttribute('aria-autocomplete', 'list');
}

function repairResults(container: HTMLElement, input: HTMLInputElement): void {
  container.removeAttribute('aria-controls');
  const ids = Array.from(container.querySelectorAll<HTMLElement>('.DocSearch-Hits'), repairGroup);
  const controls = ids.join(' ');
  input.setAttribute('aria-expanded', String(controls !== ''));
  if (controls === '') input.removeAttribute('aria-controls');
  else if (input.getAttribute('aria-controls') !== controls) input.setAttribute('aria-controls', controls);
}

/** Returns the ID of the group's grid. */
function repairGroup(group: HTMLElement, index: number): string {
  const heading = group.querySelector<HTMLElement>('.DocSearch-Hit-source');
  const list = group.querySelector<HTMLElement>('ul');
  const id = `search-results-${index}`;
  if (!heading || !list) return id;
  if (list.id !== id) {
    heading.id = `${id}-label`;
    list.id = id;
    list.setAttribute('role', 'grid');
    list.setAttribute('aria-labelledby', heading.id);
  }
  list.querySelectorAll('li:not([role="row"])').forEach((row) => row.setAttribute('role', 'row'));
  return id;
}

function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const elements = Array.from(container.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) => element.checkVisibility());
  const [first, last] = [elements[0], elements.at(-1)];
  const edge = event.shiftKey ? first : last;
  const isInside = elements.some((element) => element === document.activeElement);
  if (isInside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
