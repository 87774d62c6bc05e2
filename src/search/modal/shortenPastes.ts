import {SHORTENED, shortenedPaste} from '../pastedText';

/**
 * Puts the telling part of a pasted text into the field if it can't hold all of it, and says so until the query changes.
 *
 * @param root element around the modal
 */
export function shortenPastes(root: HTMLElement, typeIn: (query: string) => void): void {
  const field = root.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  const note = document.createElement('p');
  note.id = 'search-note';
  note.className = 'search-note';
  root.querySelector('.DocSearch-SearchBar')?.after(note);
  field.setAttribute('aria-describedby', note.id);
  for (const change of ['input', 'reset']) root.addEventListener(change, () => note.replaceChildren());
  field.addEventListener('paste', (event) => {
    const query = shortenedPaste(field, event.clipboardData?.getData('text') ?? '');
    if (query === null) return;
    event.preventDefault();
    typeIn(query);
    note.textContent = SHORTENED;
  });
}
