/** A page of the index of names: Docusaurus's page for Markdown, with a title and breadcrumbs as in the docs. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import {REFERENCE} from '@site/src/site/constants';
import styles from './styles.module.css';

export default function ReferencePage({content: Content}: Props): ReactNode {
  const {title = '', description = '', permalink} = Content.metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <div className="row">
            <div className="col col--9">
              {permalink !== `${REFERENCE}/` && <Breadcrumbs title={title} />}
              <article className="markdown">
                <h1>{title}</h1>
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
            </div>
            {Content.toc.length > 0 && (
              <div className="col col--3">
                <TOC toc={Content.toc} />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Breadcrumbs({title}: {title: string}): ReactNode {
  return (
    <nav aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={REFERENCE}>
            Index of names
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
