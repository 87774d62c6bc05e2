/**
 * Tells readers that prefer Markdown, language models above all, where the page is plain Markdown, and leads on from
 * a link to a section that has become a separate page.
 */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import pagesWithMovedSections from '@generated/legacy-redirects/default/pagesWithMovedSections.json';
import {markdownAddress} from '@site/src/lib/markdownAddress';
import {REDIRECTOR_ADDRESS} from '@site/src/site/constants';

/** Loads the script only for a link to a section: it would delay the first paint of every other visit by a round trip. */
const REDIRECT_SCRIPT = `location.hash&&document.head.append(Object.assign(document.createElement("script"),{src:"${REDIRECTOR_ADDRESS}",blocking:"render"}))`;

export default function DocItemMetadata(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
        {pagesWithMovedSections.includes(permalink) && <script>{REDIRECT_SCRIPT}</script>}
      </Head>
    </>
  );
}
