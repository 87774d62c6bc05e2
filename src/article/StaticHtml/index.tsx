import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ScrollableTable from '@site/src/article/ScrollableTable';
import {useHtml, type Piece} from '@site/src/page-text';
import {addressesIn} from './addressesIn';

interface Props {
  /** Name of the element. */
  as: string;
  /** What is in it, finished by plugins/static-html. */
  html: string | Piece;
  /** Number of the first item of a list. */
  start?: string;
}

/** A block of text that never changes. React leaves alone what is in it, and useStaticLinks serves its links. */
function StaticHtml({as, html, start}: Props): ReactNode {
  const props = useHtml(html);
  if (as === 'table') return <ScrollableTable data-static-html="" {...props} />;
  return React.createElement(as, {...props, start, 'data-static-html': ''});
}

/** The build checks the links of all pages. */
function CheckedHtml(props: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  const html = typeof props.html === 'string' ? props.html : (props.html.read() ?? '');
  addressesIn(html).forEach(collectLink);
  return <StaticHtml {...props} />;
}

export default ExecutionEnvironment.canUseDOM ? StaticHtml : CheckedHtml;
