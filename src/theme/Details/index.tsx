/** Shows `<details>` in Markdown like `<Expandable>`: the browser's element, without a script. */
import React, {isValidElement, type ReactNode} from 'react';
import {Expandable} from '@site/src/components/Expandable';
import type {Props} from '@theme/Details';

export default function Details({summary, children}: Props): ReactNode {
  const title = isValidElement<{children?: ReactNode}>(summary) ? summary.props.children : summary;
  return <Expandable title={title ?? 'Details'}>{children}</Expandable>;
}
