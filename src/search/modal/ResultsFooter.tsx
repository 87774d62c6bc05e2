import React, {type ComponentProps, type JSX, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModal} from '@docsearch/react';
import {resultCount} from '../resultCount';
import {searchPageUrl} from '../searchPageUrl';
import type {OutcomeStore} from './docSearchClient';

type FooterComponent = NonNullable<ComponentProps<typeof DocSearchModal>['resultsFooterComponent']>;

interface Options {
  outcome: OutcomeStore;
  searchPagePath: string;
  otherAction: ReactNode;
  onClose: () => void;
}

/** The link from the modal to the search page, as soon as the number of results is known. */
export function createFooterComponent({outcome, searchPagePath, otherAction, onClose}: Options): FooterComponent {
  return function ResultsFooter(): JSX.Element {
    const known = outcome.use();
    return (
      <>
        {known?.state === 'final' && (
          <Link to={searchPageUrl(searchPagePath, known.query)} onClick={onClose}>
            {`See all ${resultCount(known.count)}`}
          </Link>
        )}
        {otherAction}
      </>
    );
  };
}
