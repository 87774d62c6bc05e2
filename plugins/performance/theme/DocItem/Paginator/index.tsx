/** The links to the pages before and after are drawn after the first screen of a page that is opened by a link. */
import React, {type ReactNode} from 'react';
import Paginator from '@theme-init/DocItem/Paginator';
import AfterFirstScreen from '@site/src/article/AfterFirstScreen';

export default function DocItemPaginator(): ReactNode {
  return (
    <AfterFirstScreen>
      <Paginator />
    </AfterFirstScreen>
  );
}
