/** Disappears when the reader opens another page, and sets a title. Docusaurus's stays, with the title of that page. */
import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import OriginalContent from '@theme-original/ErrorPageContent';
import type ContentType from '@theme/ErrorPageContent';
import type {WrapperProps} from '@docusaurus/types';
import {SITE_TITLE} from '@site/src/site/constants';

export default function CrashPageContent(props: WrapperProps<typeof ContentType>): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <>
      <Head>
        <title>{`This page crashed | ${SITE_TITLE}`}</title>
      </Head>
      <OriginalContent {...props} />
    </>
  );
}
