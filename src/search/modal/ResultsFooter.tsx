import React, {type ComponentProps, type JSX} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModal} from '@docsearch/react';
import {searchPageUrl} from '../searchPageUrl';

type FooterComponent = NonNullable<ComponentProps<typeof DocSearchModal>['resultsFooterComponent']>;

/** The link from the modal to the search page. */
export function createFooterComponent(searchPagePath: string, onClose: () => void): FooterComponent {
  return function ResultsFooter({state}): JSX.Element {
    return (
      <Link to={searchPageUrl(searchPagePath, state.query)} onClick={onClose}>
        {`See all ${Number(state.context.nbHits)} results`}
      </Link>
    );
  };
}
