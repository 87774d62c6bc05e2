/** Tells readers that prefer Markdown, language models above all, where the page is plain Markdown. */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {markdownAddress} from '@site/src/page-actions';

export default function DocItemMetadata(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
      </Head>
    </>
  );
}
