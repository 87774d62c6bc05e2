/** All results of a query, with a URL that can be shared. It works without the search modal. */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import Results from './Results';
import SearchForm from './SearchForm';
import {queryOf, SHOW_QUERY, titleOf} from './showQuery';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {query, page} = useUrl(isBrowser);
  const title = titleOf(query);
  return (
    <Layout title={title} description="Search the documentation of Strapi 5 and Strapi Cloud">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container list-page">
        <h1 className={styles.title} suppressHydrationWarning>
          {title}
        </h1>
        <SearchForm query={query} />
        <noscript>Search needs JavaScript.</noscript>
        <Results query={query} page={page} />
        {!isBrowser && <script dangerouslySetInnerHTML={{__html: SHOW_QUERY}} />}
      </main>
    </Layout>
  );
}

/** Query and page of the URL. They are empty until the page runs in a browser, because it is built without a query. */
function useUrl(isBrowser: boolean): {query: string; page: number} {
  const {search} = useLocation();
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const page = Number(parameters.get('page') ?? 1);
  return {query: queryOf(parameters), page: Number.isSafeInteger(page) && page > 0 ? page : 1};
}
