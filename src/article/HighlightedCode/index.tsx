import React, {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeHeader from './CodeHeader';
import type {HighlightedCodeProps} from './props';
import styles from './styles.module.css';

/** Code that was highlighted at build time. React doesn't hydrate its lines, and `behavior.ts` handles the buttons. */
export default function HighlightedCode({html, language, title, numbered, request, unproven}: HighlightedCodeProps): ReactNode {
  // Memoized, because React sets the HTML again for a new object.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <div className={clsx('theme-code-block', `language-${language}`)} data-request={request}>
      <CodeHeader language={language} title={title} isSample isProven={!unproven} isReportable={!unproven} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
      <pre tabIndex={0} className="thin-scrollbar">
        <code className={clsx(numbered && styles.numbered)} dangerouslySetInnerHTML={content} />
      </pre>
    </div>
  );
}
