import React, {type ComponentProps, type JSX, type MouseEvent} from 'react';
import clsx from 'clsx';
import type {DocSearchModal} from '@docsearch/react';
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
    const excerpt = '_snippetResult' in hit ? hit._snippetResult.content.value : '';
    const isProven = 'isProven' in hit;

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
      <div
        role="gridcell"
        className={clsx('search-hit', excerpt !== '' && 'search-hit-with-excerpt', isProven && 'search-hit-proven')}
      >
        <a href={hit.url} onClick={onClick} onAuxClick={onAuxClick}>
          {children}
          {isProven && <Seal className="search-hit-seal" label="Has proven samples" />}
          {excerpt !== '' && <p className="search-hit-excerpt" dangerouslySetInnerHTML={{__html: excerpt}} />}
        </a>
      </div>
    );
  };
}
