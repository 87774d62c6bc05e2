// In the place of the package `nprogress`, of which Docusaurus calls three functions: a bar that grows ever more slowly while a page is
// on its way. Docusaurus's style sheet draws it.

const GROWING = 'transform 10s cubic-bezier(0, 0.7, 0.2, 1)';
const DONE_MS = 200;

/** @type {HTMLElement | undefined} */
let progress;

function start() {
  if (progress) return;
  progress = document.createElement('div');
  progress.id = 'nprogress';
  progress.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  document.body.append(progress);
  move(progress, 'none', 'translateX(-100%)');
  // Laid out, or the bar wouldn't start at the left.
  progress.getBoundingClientRect();
  move(progress, GROWING, 'translateX(-6%)');
}

function done() {
  const element = progress;
  if (!element) return;
  progress = undefined;
  move(element, `transform ${DONE_MS}ms`, 'none');
  setTimeout(() => element.remove(), DONE_MS);
}

/**
 * @param {HTMLElement} element
 * @param {string} transition
 * @param {string} transform
 */
function move({firstChild}, transition, transform) {
  Object.assign(firstChild.style, {transition, transform});
}

/** Without a spinner, which Docusaurus asks for. */
const configure = () => undefined;

export default {configure, start, done};
