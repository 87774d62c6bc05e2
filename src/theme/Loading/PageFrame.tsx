import React, {useCallback, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {servedPage} from '@site/src/route-loading';
import styles from './styles.module.css';

/** What is there already of the page around a part that failed: nothing, its navbar and footer, or its sidebar too. */
type Surroundings = 'nothing' | 'layout' | 'main';

/** Puts around an error what is still missing of the page's frame. */
export default function PageFrame({children}: {children: ReactNode}): ReactNode {
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const probe = useCallback((node: Element | null) => {
    if (node) setSurroundings(surroundingsOf(node));
  }, []);

  if (surroundings === null) return <div ref={probe} />;
  if (surroundings === 'main') return children;
  const main = <ServedMain>{children}</ServedMain>;
  if (surroundings === 'layout') return main;
  return (
    <RouteContextProvider value={{plugin: {name: 'loading-error', id: 'default'}}}>
      <Layout title="This page could not be loaded">{main}</Layout>
    </RouteContextProvider>
  );
}

function surroundingsOf(node: Element): Surroundings {
  if (node.closest('main')) return 'main';
  return node.closest('.main-wrapper') ? 'layout' : 'nothing';
}

/** The article's place, next to the sidebar as the server sent it: its data are in a chunk that failed. */
function ServedMain({children}: {children: ReactNode}): ReactNode {
  const html = servedPage(useLocation().pathname);
  const [main, setMain] = useState<Element | null>(null);
  const findMain = useCallback((node: Element | null) => setMain(node?.querySelector('main') ?? null), []);

  if (html === null) return <main className="container">{children}</main>;
  return (
    <>
      <div ref={findMain} className={styles.served} dangerouslySetInnerHTML={{__html: html}} />
      {main && createPortal(children, main)}
    </>
  );
}
