/** Marks the next page's link in the sidebar, of 200 and more, only after that page's article is drawn. */
import React, {useDeferredValue, type ReactNode} from 'react';
import DocSidebar from '@theme-init/DocSidebar';
import type {Props} from '@theme/DocSidebar';

export default function DocSidebarAfterArticle({path, ...props}: Props): ReactNode {
  return <DocSidebar {...props} path={useDeferredValue(path)} />;
}
