/** Keeps short code in a sentence on one line: nobody reads `--skip-cloud` from two pieces. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Code from '@theme-original/MDXComponents/Code';
import type CodeType from '@theme/MDXComponents/Code';
import type {WrapperProps} from '@docusaurus/types';

/** Fits the narrowest phone. */
const SHORT = 24;

export default function CodeWrapper({className, ...props}: WrapperProps<typeof CodeType>): ReactNode {
  const {children} = props;
  const isShort = typeof children === 'string' && !children.includes('\n') && children.length <= SHORT;
  return <Code {...props} className={clsx(className, isShort && 'code-whole') || undefined} />;
}
