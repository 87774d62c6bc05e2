/** Says what was not found, as Strapi's REST API would, and offers ways on: search and the pages with the nearest URLs. */
import React, {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg';
import {trackEvent} from '@site/src/analytics';
import {openSearchModal, searchIntent} from '@site/src/search';
import {REDIRECTOR_URL} from '@site/src/site/constants';
import {nearestPages, type ListedPage} from './nearestPages';
import styles from './styles.module.css';

export default function WaysOn(): ReactNode {
  const {pathname} = useLocation();
  const nearest = useNearestPages(pathname);
  useEffect(() => trackEvent('Page Not Found', {path: pathname, referrer: document.referrer}), [pathname]);
  return (
    <>
      <PageMetadata title="Page not found" />
      <Head>
        <script src={REDIRECTOR_URL} />
      </Head>
      <RestResponse pathname={pathname} />
      <SearchForUrl pathname={pathname} />
      <h2 className={styles.heading}>{nearest.length > 0 ? 'Did you mean one of these?' : 'Start from here'}</h2>
      <ul className={styles.pages}>
        {(nearest.length > 0 ? nearest : STARTING_POINTS).map(({path, title}) => (
          <li key={path}>
            <Link to={path}>
              <span>{title}</span>
              <span className={styles.path}>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the API of a Strapi project responds to a path without a route. */
const RESPONSE: [indent: number, key: string, value: string, kind: string][] = [
  [1, 'data', 'null,', 'keyword'],
  [1, 'error', '{', 'punctuation'],
  [2, 'status', '404,', 'number'],
  [2, 'name', '"NotFoundError",', 'string'],
  [2, 'message', '"Not Found"', 'string'],
];

function RestResponse({pathname}: {pathname: string}): ReactNode {
  // The built page is served for all URLs.
  const isBrowser = useIsBrowser();
  return (
    <figure className={clsx('theme-code-block', styles.response)} aria-hidden="true">
      <figcaption className="code-header">
        <b className="code-string">GET</b> <span>{isBrowser ? pathname : '/…'}</span>
      </figcaption>
      <pre>
        <code>
          <span className="code-punctuation">{'{\n'}</span>
          {RESPONSE.map(([indent, key, value, kind]) => (
            <span key={key}>
              {'  '.repeat(indent)}
              <span className="code-property">{`"${key}"`}</span>: <span className={`code-${kind}`}>{value}</span>
              {'\n'}
            </span>
          ))}
          <span className="code-punctuation">{'  }\n}'}</span>
        </code>
      </pre>
    </figure>
  );
}

/** Offers a search for the words of the URL. */
function SearchForUrl({pathname}: {pathname: string}): ReactNode {
  const words =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .replaceAll('-', ' ') ?? '';
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      onClick={() => openSearchModal(words)}
      {...searchIntent}
    >
      <MagnifyingGlass aria-hidden="true" />
      Search the docs
    </button>
  );
}

const STARTING_POINTS: ListedPage[] = [
  {path: '/', title: 'Start page'},
  {path: '/cms/intro', title: 'CMS docs'},
  {path: '/cloud/intro', title: 'Cloud docs'},
];

/** The list of pages is fetched only when a page was not found. */
function useNearestPages(pathname: string): ListedPage[] {
  const [pages, setPages] = useState<ListedPage[]>([]);

  useEffect(() => {
    import('@generated/page-data/default/pages.json').then(
      (module) => setPages(module.default),
      (error: unknown) => console.warn('The list of pages could not be loaded.', error),
    );
  }, []);

  return nearestPages(pathname, pages);
}
