/**
 * Inline code, of which a short piece stays on one line: nobody reads `--skip-cloud` from two pieces. Fences come here only if they
 * aren't colored when the site is built, such as a playground's (plugins/highlighted-code), so what shows them is loaded when needed.
 */
import React, {lazy, Suspense, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';

/** Fits the narrowest phone. */
const SHORT = 24;

const CodeBlock = lazy(() => import('@theme/CodeBlock'));

export default function Code({className, ...props}: Props): ReactNode {
  const {children} = props;
  if (isInline(children)) {
    const isShort = typeof children === 'string' && children.length <= SHORT;
    return <CodeInline {...props} className={clsx(className, isShort && 'code-whole') || undefined} />;
  }
  return (
    <Suspense fallback={<pre>{children}</pre>}>
      <CodeBlock {...props} className={className}>
        {children}
      </CodeBlock>
    </Suspense>
  );
}

function isInline(children: ReactNode): boolean {
  const parts = React.Children.toArray(children);
  return parts.length > 0 && parts.every((part) => typeof part === 'string' && !part.includes('\n'));
}
