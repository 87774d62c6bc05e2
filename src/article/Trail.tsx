import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

interface Props {
  /** The page above. */
  above: string;
  to: string;
  title: string;
}

/** Breadcrumbs of a page that isn't in a sidebar, drawn like those of the docs. */
export default function Trail({above, to, title}: Props): ReactNode {
  return (
    <nav aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={to}>
            {above}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
