/**
 * The buttons of all code blocks. Listeners on the document work before React starts, and their cost doesn't depend on the number of
 * blocks.
 */
import {copyText, SELECTED_INSTEAD, selectText} from '../../lib/clipboard';
import {LOAD_FAILURE} from '../../lib/loadFailure';
import {tellBelow} from '../../lib/tellBelow';
import {pasteable} from './pasteable';
import {COPIED, COPY, MENU, WRAPPED} from './names';
import type {MenuItem} from './openMenu';

const CODE_BLOCK = '.theme-code-block';
const COPIED_MS = 1500;

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const block = target.closest(CODE_BLOCK);
    const copy = target.closest(`[${COPY}]`);
    const menu = target.closest<HTMLButtonElement>(`button[${MENU}]`);
    if (block && copy) void copyCode(block, copy);
    // An open menu is closed by the browser.
    else if (block && menu && !menu.popoverTargetElement) {
      // The same click would close it.
      event.preventDefault();
      void tellFailure(block, 'The menu', () => showMenu(block, menu));
    }
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
}

async function showMenu(block: Element, button: HTMLButtonElement): Promise<void> {
  const {openMenu} = await import('./openMenu');
  const isWrapped = block.hasAttribute(WRAPPED);
  const items: MenuItem[] = [];
  const {scrollWidth = 0, clientWidth = 0} = block.querySelector('pre') ?? {};
  if (isWrapped || scrollWidth > clientWidth)
    items.push({label: 'Wrap long lines', isOn: isWrapped, act: () => block.toggleAttribute(WRAPPED)});
  const offered = button.getAttribute(MENU)?.split(' ') ?? [];
  // A response is reported, and asked about, with its request.
  if (!block.closest('.api-call > :nth-child(n + 2)')) {
    if (offered.includes('ask')) items.push({label: 'Ask about this code', act: () => void tellFailure(block, 'Ask AI', ask)});
    if (offered.includes('report'))
      items.push({label: 'This sample doesn’t work for me', act: () => void tellFailure(block, 'The report', report)});
  }
  if (items.length === 0) items.push({label: 'All lines fit'});
  openMenu(button, items);
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
