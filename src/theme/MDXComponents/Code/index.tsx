/**
 * Inline code. Short code isn't broken into lines. `plugins/fences` replaces fences, so that this component doesn't need the code that
 * highlights them.
 */
import React, {Fragment, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';
import {breakableParts, isShortCode, wholeCodeClass} from '@site/src/lib/inlineCode';

export default function Code({className, ...props}: Props): ReactNode {
  const {children} = props;
  const text = typeof children === 'string' ? children : '';
  const content = isShortCode(text) ? children : withBreaks(text);
  return (
    <CodeInline {...props} className={clsx(className, text !== '' && wholeCodeClass(text)) || undefined}>
      {content}
    </CodeInline>
  );
}

function withBreaks(text: string): ReactNode {
  return breakableParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
