import React, {useMemo, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ScrollableTable from '@site/src/article/ScrollableTable';
import {urlsIn} from './urlsIn';

interface Props {
  /** Name of the element. */
  as: string;
  /** HTML of its content, from `plugins/performance`. */
  html: string;
  /** Number of the first item of a list. */
  start?: string;
}

/** A block of text that never changes. React doesn't hydrate its content, and `useStaticLinks` handles its links. */
function StaticHtml({as, html, start}: Props): ReactNode {
  // Memoized, because React sets the HTML again for a new object.
  const content = useMemo(() => ({__html: html}), [html]);
  if (as === 'table') {
    return <ScrollableTable rows={html.split('<tr').length - 1} data-static-html="" dangerouslySetInnerHTML={content} />;
  }
  return React.createElement(as, {start, 'data-static-html': '', dangerouslySetInnerHTML: content});
}

/** The build checks the links of all pages. */
function CheckedHtml(props: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  urlsIn(props.html).forEach(collectLink);
  return <StaticHtml {...props} />;
}

export default ExecutionEnvironment.canUseDOM ? StaticHtml : CheckedHtml;
