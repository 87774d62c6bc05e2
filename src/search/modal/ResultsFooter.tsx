import React, {useState, type ComponentProps, type JSX, type ReactNode} from 'react';
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

/**
 * The link from the modal to the search page, as soon as the number of results is known. While the next query is searched, it is only
 * hidden, because each key would create it again.
 */
export function createFooterComponent({outcome, searchPagePath, otherAction, onClose}: Options): FooterComponent {
  return function ResultsFooter(): JSX.Element {
    const known = outcome.use();
    const [final, setFinal] = useState(known);
    if (known?.state === 'final' && known !== final) setFinal(known);
    return (
      <>
        {final?.state === 'final' && (
          <Link
            to={searchPageUrl(searchPagePath, final.query)}
            onClick={onClose}
            style={{visibility: known === final ? 'visible' : 'hidden'}}
          >
            {`See all ${resultCount(final.count)}`}
          </Link>
        )}
        {otherAction}
      </>
    );
  };
}
