import React, {createElement, useCallback, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {servedPage} from '@site/src/route-loading';
import styles from './styles.module.css';

/** What is already rendered around the failed part: nothing, the navbar and footer, or also the sidebar. */
type Surroundings = 'nothing' | 'layout' | 'main';

/** Renders the missing parts of the page around an error, and the built article below it. The page keeps its head. */
export default function PageFrame({children}: {children: ReactNode}): ReactNode {
  const served = servedPage(useLocation().pathname);
  return (
    <>
      <MissingFrame isServed={served !== null}>{children}</MissingFrame>
      {served && (
        <Head>
          <title>{served.title}</title>
          {served.head.map(({type, attributes}, index) => createElement(type, {key: index, ...attributes}))}
        </Head>
      )}
    </>
  );
}

function MissingFrame({isServed, children}: {isServed: boolean; children: ReactNode}): ReactNode {
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const probe = useCallback((node: Element | null) => {
    if (node) setSurroundings(surroundingsOf(node));
  }, []);

  if (surroundings === null) return <div ref={probe} />;
  if (surroundings === 'main') return <ServedArticle>{children}</ServedArticle>;
  const main = <ServedMain>{children}</ServedMain>;
  if (surroundings === 'layout') return main;
  return (
    <RouteContextProvider value={{plugin: {name: 'loading-error', id: 'default'}}}>
      <Layout title={isServed ? undefined : 'This page could not be loaded'}>{main}</Layout>
    </RouteContextProvider>
  );
}

function surroundingsOf(node: Element): Surroundings {
  if (node.closest('main')) return 'main';
  return node.closest('.main-wrapper') ? 'layout' : 'nothing';
}

function ServedArticle({children}: {children: ReactNode}): ReactNode {
  const served = servedPage(useLocation().pathname);
  return (
    <>
      {children}
      {served && <div className={styles.served} dangerouslySetInnerHTML={{__html: served.article}} />}
    </>
  );
}

/** Shows the built HTML of the sidebar, because its data is in a chunk that failed. */
function ServedMain({children}: {children: ReactNode}): ReactNode {
  const served = servedPage(useLocation().pathname);
  const [place, setPlace] = useState<Element | null>(null);
  const findPlace = useCallback((node: Element | null) => setPlace(node && placeAbove(node)), []);

  if (served === null) return <main className="container">{children}</main>;
  return (
    <>
      <div ref={findPlace} className={styles.served} dangerouslySetInnerHTML={{__html: served.html}} />
      {place && createPortal(children, place)}
    </>
  );
}

function placeAbove(node: Element): Element {
  const place = document.createElement('div');
  const article = node.querySelector('main article');
  (article?.parentElement ?? node.querySelector('main'))?.prepend(place);
  return place;
}
