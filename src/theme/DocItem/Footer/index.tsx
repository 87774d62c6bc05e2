/** Asks at the end of a page whether it helped, and tells how many of its samples were run against the real CMS. When a page is opened by a link, its end is drawn after its first screen. */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import AfterFirstScreen from '@site/src/article/AfterFirstScreen';
import {PageFeedback} from '@site/src/page-actions';
import {readPageProof, SampleProof} from '@site/src/sample-proof';

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink, frontMatter} = useDoc().metadata;
  // Doesn't use the front matter of the MDX module, because a cached one lacks the results of a later proof.
  const proof = readPageProof(frontMatter);
  return (
    <AfterFirstScreen>
      <PageFeedback key={permalink} title={title} url={siteConfig.url + permalink} />
      <Footer />
      {proof && <SampleProof {...proof} />}
    </AfterFirstScreen>
  );
}
