import {ThemeClassNames} from '@docusaurus/theme-common';
import {bringIntoView} from '@site/src/lib/bringIntoView';

/** Scrolls the sidebar to the link of the open page if it's out of view, and again when the link's group has opened. Returns a cleanup. */
export function followOpenPage(): (() => void) | undefined {
  const menu = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer} .menu`);
  if (!menu) return undefined;
  const stop = new AbortController();
  const {signal} = stop;
  bringIntoView(menu);
  menu.addEventListener('transitionend', () => bringIntoView(menu), {signal});
  // Stops when the reader uses the sidebar.
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    menu.addEventListener(event, () => stop.abort(), {signal, passive: true});
  return () => stop.abort();
}
