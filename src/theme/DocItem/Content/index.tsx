/** Docusaurus's, with the seal of the page's proof and the folded table of contents below the title. */
import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import FoldedToc from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import {PageSeal, readPageProof} from '@site/src/sample-proof';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  // Doesn't use the front matter of the MDX module, because a cached one lacks the results of a later proof.
  const proof = readPageProof(metadata.frontMatter);
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined;
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          {proof && <PageSeal {...proof} />}
        </header>
      )}
      {hasToc && <FoldedToc />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
