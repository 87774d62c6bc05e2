/** Distance to the button, and to the edges of the window, in pixels. */
const GAP = 6;
const EDGE = 12;
/** Height below the button that is enough, with scrolling. */
const ENOUGH = 192;

/**
 * Shows something in the browser's top layer, at the button that opens it. The browser closes it on Esc, which returns the focus, on a
 * press elsewhere, and on the next press of the button. It also closes when the focus leaves it.
 */
export function openPopover(button: HTMLButtonElement, popover: HTMLElement): void {
  // Two presses can wait for the same download.
  if (button.popoverTargetElement) return;
  const listening = new AbortController();
  const {signal} = listening;
  popover.popover = 'auto';
  popover.classList.add('popover');
  button.after(popover);
  button.popoverTargetElement = popover;
  button.setAttribute('aria-expanded', 'true');
  popover.addEventListener('beforetoggle', ({newState}) => {
    if (newState !== 'closed') return;
    listening.abort();
    button.popoverTargetElement = null;
    button.removeAttribute('aria-expanded');
  });
  // After the browser has returned the focus.
  popover.addEventListener('toggle', ({newState}) => {
    if (newState === 'closed') popover.remove();
  });
  popover.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !popover.contains(relatedTarget)) popover.hidePopover();
  });
  // It moves with the page, but not with a part of it that scrolls.
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element && !popover.contains(target)) popover.hidePopover();
    },
    {capture: true, passive: true, signal},
  );
  // Safari doesn't focus a button that is clicked, and the focus returns to where it was.
  button.focus({preventScroll: true});
  popover.showPopover();
  place(button, popover);
  (popover.querySelector<HTMLElement>('[role^="menuitem"]') ?? popover).focus({preventScroll: true});
}

/** Below the button, or above it where there is little room below and more above, and from the side of the window that is nearer. */
function place(button: HTMLElement, popover: HTMLElement): void {
  const {top, bottom, left, right} = button.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const below = clientHeight - bottom - GAP - EDGE;
  const isAbove = popover.offsetHeight > below && below < ENOUGH && top > below;
  popover.style.maxHeight = `${isAbove ? top - GAP - EDGE : below}px`;
  const start = left + right < clientWidth ? left : right - popover.offsetWidth;
  const end = clientWidth - EDGE - popover.offsetWidth;
  popover.style.left = `${scrollX + Math.max(EDGE, Math.min(start, end))}px`;
  popover.style.top = `${scrollY + (isAbove ? top - GAP - popover.offsetHeight : bottom + GAP)}px`;
}
