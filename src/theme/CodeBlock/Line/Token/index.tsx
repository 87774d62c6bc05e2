/** Lets long URLs break between their parameters, without adding characters to copied text. */
import React, {Fragment, type ReactNode} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';
import type TokenType from '@theme/CodeBlock/Line/Token';
import type {WrapperProps} from '@docusaurus/types';
import {splitUrl} from '@site/src/article/HighlightedCode/splitUrl';

export default function TokenWrapper({children, ...props}: WrapperProps<typeof TokenType>): ReactNode {
  return <Token {...props}>{typeof children === 'string' ? withBreaks(splitUrl(children)) : children}</Token>;
}

function withBreaks(parts: readonly string[]): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
