import React, {type ReactNode} from 'react';
import type {Endpoint} from '../request/endpoint';
import shared from './shared.module.css';

/** Offers to split a whole URL into its server, its path, and its query as Strapi reads it. */
export default function PastedUrl({endpoint: {origin, search}, onTake}: {endpoint: Endpoint; onTake: () => void}): ReactNode {
  const parts = [
    ...(origin === null ? [] : ['its server below']),
    ...(search === null ? [] : ['its query into the editor, as Strapi reads it']),
  ];
  return (
    <div role="status">
      {parts.length > 0 && (
        <p className={shared.notice}>
          The endpoint is a path only.{' '}
          <button type="button" className={shared.textButton} onClick={onTake}>
            Split the URL
          </button>
          : put {parts.join(', and ')}.
        </p>
      )}
    </div>
  );
}
