/** Asks at the end of a page whether it helped. When a page is opened by a link, its end is drawn after its first screen. */
import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import AfterFirstScreen from '@site/src/article/AfterFirstScreen';
import {PageFeedback} from '@site/src/page-actions';

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  return (
    <AfterFirstScreen>
      <PageFeedback key={permalink} title={title} url={siteConfig.url + permalink} />
      <Footer />
    </AfterFirstScreen>
  );
}
