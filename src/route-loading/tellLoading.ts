import styles from './loading.module.css';

let hide = (): void => {};

/**
 * Shows that a page is still loading after a delay. There is only one such note, for the page that was opened last.
 *
 * @returns a function that removes it
 */
export function tellLoading(delayMs: number): () => void {
  hide();
  const note = document.createElement('output');
  note.className = styles.loading ?? '';
  const timer = setTimeout(() => {
    document.body.append(note);
    // Screen readers announce an `output` when its text is added.
    requestAnimationFrame(() => note.append('Loading…'));
  }, delayMs);
  hide = () => {
    clearTimeout(timer);
    note.remove();
  };
  return hide;
}
