/** Tells under the title how many of the page's samples were run against the real CMS. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import {readPageProof, SampleProof} from '@site/src/sample-proof';

export default function DocItemContent({children}: ComponentProps<typeof Content>): ReactNode {
  // Not the front matter of the MDX module: a cached one does not know of a later proof.
  const {frontMatter} = useDoc().metadata;
  const proof = readPageProof(frontMatter);
  return (
    <Content>
      {proof && <SampleProof {...proof} />}
      {children}
    </Content>
  );
}
