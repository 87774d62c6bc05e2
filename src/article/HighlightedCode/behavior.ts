/**
 * The buttons of all code blocks. Listeners on the document work before React starts, and their cost doesn't depend on the number of
 * blocks.
 */
import {copyText, SELECTED_INSTEAD, selectText} from '../../lib/clipboard';
import {LOAD_FAILURE} from '../../lib/loadFailure';
import {pasteable} from './pasteable';
import {ASK, COPIED, COPY, REPORT, SCROLLS, WRAP, WRAPPED} from './names';

const CODE_BLOCK = '.theme-code-block';
const COPIED_MS = 1000;
let timer: ReturnType<typeof setTimeout>;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const block = target.closest(CODE_BLOCK);
    const copy = target.closest(`[${COPY}]`);
    if (block && copy) void copyCode(block, copy);
    else if (block && target.closest(`[${REPORT}]`)) void tellFailure(block, 'The report', report);
    else if (block && target.closest(`[${ASK}]`)) void tellFailure(block, 'Ask AI', ask);
    else if (block && target.closest(`[${WRAP}]`)) block.toggleAttribute(WRAPPED);
  });
  document.addEventListener('copy', copySelection);
  // The browser's search has found text in a line that isn't shown.
  document.addEventListener(
    'beforematch',
    ({target}) => {
      if (target instanceof Element) target.closest(CODE_BLOCK)?.nextElementSibling?.setAttribute('open', '');
    },
    true,
  );
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({target}) => target instanceof Element && measure(target.closest(CODE_BLOCK)), {
      passive: true,
    });
  }
  if (window.matchMedia('(hover: none)').matches) {
    document.addEventListener('scroll', measureSoon, {passive: true});
    measureSoon();
  }
}

/** Measures a block when the reader points at it, because the button for word wrap appears only then. */
function measure(block: Element | null): void {
  const pre = block?.querySelector('pre');
  if (pre && !block?.hasAttribute(WRAPPED)) block?.toggleAttribute(SCROLLS, pre.scrollWidth > pre.clientWidth);
}

/** Measures the visible blocks when scrolling stops, because touch screens always show the button. */
function measureSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.querySelectorAll(CODE_BLOCK).forEach((block) => {
      const {top, bottom} = block.getBoundingClientRect();
      if (bottom > 0 && top < window.innerHeight) measure(block);
    });
  }, 200);
}

async function report(block: Element): Promise<void> {
  const {reportSample} = await import('./reportSample');
  tellBelow(block, ...reportSample(block, linesOf(block), languageOf(block)));
}

async function ask(block: Element): Promise<void> {
  const {askAboutCode} = await import('@site/src/ask-ai');
  askAboutCode(linesOf(block));
}

/** @param name what the action loads */
async function tellFailure(block: Element, name: string, action: (block: Element) => Promise<void>): Promise<void> {
  try {
    await action(block);
  } catch (error) {
    console.warn(`${name} could not be loaded.`, error);
    tellBelow(block, LOAD_FAILURE);
  }
}

async function copyCode(block: Element, button: Element): Promise<void> {
  const code = block.querySelector('code');
  if (!code) return;
  block.querySelector('output')?.remove();
  try {
    await copyText(pasteable(linesOf(code), languageOf(block)));
  } catch {
    selectText(code);
    tellBelow(block, SELECTED_INSTEAD);
    return;
  }
  const label = button.getAttribute('aria-label');
  if (label === null || button.hasAttribute(COPIED)) return;
  button.setAttribute(COPIED, '');
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    button.removeAttribute(COPIED);
    button.setAttribute('aria-label', label);
  }, COPIED_MS);
}

/** Removes parts that can't be pasted from a selection, like the copy button. */
function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const selected = selection.toString();
  let text = selected;
  document.querySelectorAll(CODE_BLOCK).forEach((block) => {
    const code = block.querySelector('code');
    if (!code || !range.intersectsNode(code)) return;
    const before = document.createRange();
    before.selectNodeContents(code);
    const part = before.cloneRange();
    if (code.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
    if (code.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
    before.setEnd(part.startContainer, part.startOffset);
    const from = String(before).length;
    const lines = String(part).replace(/\n$/, '');
    text = text.replace(lines, () => pasteable(code.textContent, languageOf(block), from, from + lines.length));
  });
  if (text === selected) return;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

function languageOf(block: Element): string {
  return /\blanguage-(\w+)/.exec(block.className)?.[1] ?? '';
}

/** Each line is an element, with or without its line break. */
function linesOf(code: Element): string {
  return Array.from(code.querySelectorAll('.token-line'), ({textContent}) => textContent.replace(/\n$/, '')).join('\n');
}

/** Shows a message below a block. Screen readers announce an `output` when its text is added. */
function tellBelow(block: Element, ...message: readonly (string | Node)[]): void {
  block.querySelector('output')?.remove();
  const output = document.createElement('output');
  block.append(output);
  requestAnimationFrame(() => output.append(...message));
}
