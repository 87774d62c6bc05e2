/**
 * The buttons of all blocks of code, with one listener each on the document: they work before React has started, and cost the same on
 * a page with two blocks and on one with two hundred.
 */
import {CODE_BLOCK, COPIED, COPY, SCROLLS, WRAP, WRAPPED} from './names';

const COPIED_MS = 1000;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const block = target.closest(`[${CODE_BLOCK}]`);
    const copy = target.closest(`[${COPY}]`);
    if (block && copy) void copyCode(block, copy);
    else if (block && target.closest(`[${WRAP}]`)) block.toggleAttribute(WRAPPED);
  });
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, measure, {passive: true});
}

/** Only then is there a button for it, and a reader who doesn't point at a block needs none. */
function measure({target}: Event): void {
  const block = target instanceof Element ? target.closest(`[${CODE_BLOCK}]:not([${WRAPPED}])`) : null;
  const pre = block?.querySelector('pre');
  if (block && pre) block.toggleAttribute(SCROLLS, pre.scrollWidth > pre.clientWidth);
}

async function copyCode(block: Element, button: Element): Promise<void> {
  await writeText((block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''));
  const label = button.getAttribute('aria-label');
  if (label === null || button.hasAttribute(COPIED)) return;
  button.setAttribute(COPIED, '');
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    button.removeAttribute(COPIED);
    button.setAttribute('aria-label', label);
  }, COPIED_MS);
}

/** Browsers have a clipboard for pages over HTTPS and on localhost. */
async function writeText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
