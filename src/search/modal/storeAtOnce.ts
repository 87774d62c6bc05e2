/**
 * DocSearch stores a search, or forgets it, when the animation of its row ends: never, when the modal is closed before that
 * or when the reader wants no motion. Here the click on the star or the cross ends the animation.
 *
 * @returns undoes it
 */
export function storeAtOnce(): () => void {
  const endAnimation = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null;
    button?.closest('.DocSearch-Hit')?.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
  };
  // React listens here for what is portaled here, and was there first: DocSearch has already heard of the click.
  document.body.addEventListener('click', endAnimation);
  return () => document.body.removeEventListener('click', endAnimation);
}
