/** Moves the focus to the article until the reader moves it again. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.setAttribute('tabindex', '-1');
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main.focus({preventScroll: true});
}
