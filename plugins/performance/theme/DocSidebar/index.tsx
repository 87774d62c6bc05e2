/** Updates the active link, one of more than 200, after the new page's article is drawn. */
import React, {useDeferredValue, type ReactNode} from 'react';
import DocSidebar from '@theme-init/DocSidebar';
import type {Props} from '@theme/DocSidebar';

export default function DocSidebarAfterArticle({path, ...props}: Props): ReactNode {
  return <DocSidebar {...props} path={useDeferredValue(path)} />;
}
