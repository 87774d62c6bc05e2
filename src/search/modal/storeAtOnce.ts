/**
 * DocSearch saves or removes a search when the animation of its row ends. That never happens if the modal is closed before
 * or if the reader prefers reduced motion. Here, a click on the star or the cross ends the animation.
 *
 * @returns removes the listener
 */
export function storeAtOnce(): () => void {
  const endAnimation = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null;
    button?.closest('.DocSearch-Hit')?.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
  };
  // React's listener for the portal is on this element and was added first, so DocSearch has already handled the click.
  document.body.addEventListener('click', endAnimation);
  return () => document.body.removeEventListener('click', endAnimation);
}
