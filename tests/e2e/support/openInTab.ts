import type {Locator} from '@playwright/test';

/**
 * Clicks a link as readers do to open it in a tab, with the control key or the middle button.
 *
 * @returns the URL that the browser was left to open, `null` if the page handled the click itself. The tab isn't opened, because
 *   Chromium's headless shell hangs if the response is quick, with any page and server.
 */
export async function openInTab(link: Locator, button: 'left' | 'middle' = 'left'): Promise<string | null> {
  const opened = link.page().evaluate(
    (type) =>
      new Promise<string | null>((resolve) => {
        const handle = (event: Event): void => {
          const target = event.target instanceof Element ? event.target.closest('a') : null;
          resolve(event.defaultPrevented ? null : (target?.href ?? null));
          event.preventDefault();
        };
        addEventListener(type, handle, {once: true});
      }),
    button === 'left' ? 'click' : 'auxclick',
  );
  await link.click({button, modifiers: button === 'left' ? ['ControlOrMeta'] : []});
  return opened;
}
