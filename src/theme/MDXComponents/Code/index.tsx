/**
 * Inline code. Short code isn't broken into lines. `plugins/fences` replaces fences, so that this component doesn't need the code that
 * highlights them.
 */
import React, {Fragment, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';
import {breakableParts, isShortCode, WHOLE_CODE_CLASS} from '@site/src/lib/inlineCode';

export default function Code({className, ...props}: Props): ReactNode {
  const {children} = props;
  const isShort = typeof children === 'string' && isShortCode(children);
  const content = typeof children === 'string' && !isShort ? withBreaks(children) : children;
  return (
    <CodeInline {...props} className={clsx(className, isShort && WHOLE_CODE_CLASS) || undefined}>
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
