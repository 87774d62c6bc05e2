/**
 * Inline code, of which a short piece stays on one line: nobody reads `--skip-cloud` from two pieces. Fences never come here, since
 * plugins/highlighted-code replaces them, so what colors code in a browser isn't loaded either.
 */
import React, {type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';

/** Fits the narrowest phone. */
const SHORT = 24;

export default function Code({className, ...props}: Props): ReactNode {
  const {children} = props;
  const isShort = typeof children === 'string' && children.length <= SHORT;
  return <CodeInline {...props} className={clsx(className, isShort && 'code-whole') || undefined} />;
}
