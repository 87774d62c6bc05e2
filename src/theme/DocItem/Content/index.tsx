/** Docusaurus's, with the folded table of contents below the title, because a page begins with its title. */
import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import FoldedToc from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined;
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {hasToc && <FoldedToc />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
