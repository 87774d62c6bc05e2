/** Draws the links to the previous and next page after the first screen when a page is opened with a link. */
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
