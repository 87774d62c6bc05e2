import styles from './loading.module.css';

let hide = (): void => {};

/**
 * Says that a page is still loading when it takes longer. There is only one such note, for the page that was opened last.
 *
 * @returns a function that removes it
 */
export function tellLoading(delayMs: number): () => void {
  hide();
  const note = document.createElement('output');
  note.className = styles.loading ?? '';
  const timer = setTimeout(() => {
    document.body.append(note);
    // An `output` is announced when its text comes.
    requestAnimationFrame(() => note.append('Loading…'));
  }, delayMs);
  hide = () => {
    clearTimeout(timer);
    note.remove();
  };
  return hide;
}
