/** On the highlight that a mark of the text has shown last. */
const SHOWN = 'data-shown';

/** Scrolls to the highlight of a mark: in the next numbered screenshot of the section, or in the last one if none follows. */
export function showHighlight(mark: Element, n: number): void {
  const article = mark.closest('.markdown');
  const places = Array.from(article?.querySelectorAll(`h2, h3, [aria-hidden] > [data-number="${n}"]`) ?? []).filter(isVisible);
  const after = places.findIndex((place) => (mark.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const [next, before] = after === -1 ? [undefined, places.at(-1)] : [places[after], places[after - 1]];
  const highlight = next?.hasAttribute('data-number') ? next : before;
  if (!highlight?.hasAttribute('data-number')) return;
  highlight.scrollIntoView({block: 'center', inline: 'center', behavior: 'smooth'});
  document.querySelector(`[${SHOWN}]`)?.removeAttribute(SHOWN);
  // A style that is the same in the next frame starts no animation.
  requestAnimationFrame(() => highlight.setAttribute(SHOWN, ''));
}

/** The screenshot of the other color mode isn't. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}
