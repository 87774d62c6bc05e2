/**
 * Tells readers that prefer Markdown, language models above all, where the page is plain Markdown, tells other sites and search
 * engines what the page is, and leads on from a link to a section that has become a separate page.
 */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import pagesWithMovedSections from '@generated/legacy-redirects/default/pagesWithMovedSections.json';
import {markdownUrl} from '@site/src/lib/markdownUrl';
import {socialCardUrl} from '@site/src/lib/socialCardUrl';
import {techArticle} from '@site/src/lib/techArticle';
import {MOVED_SECTIONS_URL} from '@site/src/site/movedSections';

/** Loads the script only for a link to a section: it would delay the first paint of every other visit by a round trip. */
const REDIRECT_SCRIPT = `location.hash&&document.head.append(Object.assign(document.createElement("script"),{src:"${MOVED_SECTIONS_URL}",blocking:"render"}))`;

export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {permalink, unlisted} = metadata;
  return (
    <>
      <Metadata />
      {!unlisted && <PageMetadata image={socialCardUrl(permalink)} />}
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl(permalink)} />
        {!unlisted && <script type="application/ld+json">{techArticle(metadata, siteConfig)}</script>}
        {pagesWithMovedSections.includes(permalink) && <script>{REDIRECT_SCRIPT}</script>}
      </Head>
    </>
  );
}
