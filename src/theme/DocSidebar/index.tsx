/** Lets the next page's article be drawn first, and marks its link in the sidebar afterwards. */
import React, {useDeferredValue, type ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {AfterArticle} from '@site/src/route-loading';

export default function DocSidebarAfterArticle({path, ...props}: Props): ReactNode {
  const shownPath = useDeferredValue(path);
  return (
    <AfterArticle>
      <DocSidebar {...props} path={shownPath} />
    </AfterArticle>
  );
}
