/** A page of the index of names: Docusaurus's page for Markdown, with a title and breadcrumbs as in the docs. */
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {HasOwnFilter} from '@site/src/article/tableFilter';
import Trail from '@site/src/article/Trail';
import {REFERENCE} from '@site/src/site/constants';

export default function ReferencePage({content: Content}: Props): ReactNode {
  const {title = '', description = '', permalink} = Content.metadata;
  const isIndex = permalink === `${REFERENCE}/`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container list-page">
          <div className="row">
            <div className="col col--9">
              {!isIndex && <Trail above="Index of names" to={REFERENCE} title={title} />}
              <article className="markdown">
                <h1>{title}</h1>
                {Content.toc.length > 0 && <TOCCollapsible toc={Content.toc} className={ThemeClassNames.docs.docTocMobile} />}
                <HasOwnFilter value={false}>
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </HasOwnFilter>
              </article>
            </div>
            {Content.toc.length > 0 && (
              <div className="col col--3">
                <TOC toc={Content.toc} className={ThemeClassNames.docs.docTocDesktop} />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
