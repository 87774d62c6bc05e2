/** Handles the links of text that React doesn't hydrate. */
import React, {type ReactNode} from 'react';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import {useStaticLinks} from '@site/src/article/StaticHtml/useStaticLinks';

export default function MDXContentWithLinks(props: Props): ReactNode {
  useStaticLinks();
  return <MDXContent {...props} />;
}
