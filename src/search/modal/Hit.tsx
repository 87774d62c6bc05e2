import React, {type ComponentProps, type JSX, type MouseEvent} from 'react';
import clsx from 'clsx';
import type {DocSearchModal, InternalDocSearchHit} from '@docsearch/react';
import {Seal} from '@site/src/sample-proof';
import {countFirstHit} from './insights';

type HitComponent = NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>;

/**
 * A result as a real link, so that it can be opened in a new tab like any link.
 *
 * @param open navigates to a validated URL
 */
export function createHitComponent(open: (url: string) => void): HitComponent {
  return function Hit({hit, children}): JSX.Element {
    function onClick(event: MouseEvent): void {
      countFirstHit(hit);
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(hit.url);
    }

    /** DocSearch keeps a search as recent when its row is clicked, and leaves the modal open if Ctrl is held. */
    function onAuxClick({button, currentTarget}: MouseEvent): void {
      if (button !== 1) return;
      countFirstHit(hit);
      currentTarget.closest('.DocSearch-Hit')?.dispatchEvent(new window.MouseEvent('click', {bubbles: true, ctrlKey: true}));
    }

    return (
      <div role="gridcell" className="search-hit">
        <a href={hit.url} onClick={onClick} onAuxClick={onAuxClick}>
          {'_snippetResult' in hit ? <Result hit={hit} /> : children}
        </a>
      </div>
    );
  };
}

/** Has half of the elements of DocSearch's own row, because a key can draw twenty rows. Its texts are HTML. */
function Result({hit}: {hit: InternalDocSearchHit}): JSX.Element {
  const {hierarchy, content} = hit._snippetResult;
  const title = hit.type === 'content' ? content : hierarchy[hit.type];
  const isProven = 'isProven' in hit;
  return (
    <div className={clsx('search-result', isProven && 'search-result-proven')}>
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{__html: title.value}} />
      {hit.type !== 'lvl1' && <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{__html: hierarchy.lvl1.value}} />}
      {content.value !== '' && <span className="search-hit-excerpt" dangerouslySetInnerHTML={{__html: content.value}} />}
      {isProven && <Seal className="search-hit-seal" label="Has proven samples" />}
    </div>
  );
}
