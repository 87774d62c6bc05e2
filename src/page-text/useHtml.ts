import {useMemo, useSyncExternalStore, type RefCallback} from 'react';
import type {Piece} from './pageText';

interface ElementProps {
  ref: RefCallback<Element>;
  dangerouslySetInnerHTML: {__html: string};
}

/** Props of an element with a piece of HTML in it. On the page that is loaded first, React keeps what was served, without knowing it. */
export function useHtml(html: string | Piece): ElementProps {
  const place = useMemo(() => placeOf(html), [html]);
  const value = useSyncExternalStore(place.subscribe, place.getSnapshot, place.getServerSnapshot);
  // A new object would be new content for React.
  return useMemo(() => ({ref: place.ref, dangerouslySetInnerHTML: {__html: value}}), [place, value]);
}

/** One element on the page, as a store for React. */
interface Place {
  ref: RefCallback<Element>;
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => string;
  getServerSnapshot: () => string;
}

/** What React compares with as long as it knows nothing better: the content of an element that stays as it is. */
const UNKNOWN = '';

function placeOf(html: string | Piece): Place {
  let isServed = false;
  const read = (): string | null => (typeof html === 'string' ? html : html.read());
  return {
    ref(element) {
      if (element && isServed && typeof html !== 'string') html.keep(element);
    },
    subscribe(onChange) {
      return isServed || typeof html === 'string' || html.read() !== null ? () => {} : html.wait(onChange);
    },
    getSnapshot: () => (isServed ? UNKNOWN : (read() ?? UNKNOWN)),
    // React asks for it on the server, and in the browser only while it takes over what was served.
    getServerSnapshot() {
      const known = read();
      isServed = known === null;
      return known ?? UNKNOWN;
    },
  };
}
