/** Dark pages are printed in light colors: browsers don't print backgrounds, and pale text would be on white paper. */
const THEME = 'data-theme';

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  let shown: string | null = null;
  matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) {
      shown = root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
    } else if (shown !== null) {
      root.setAttribute(THEME, shown);
    }
  });
}
