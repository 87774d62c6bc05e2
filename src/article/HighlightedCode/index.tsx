import React, {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHasAiService} from '@site/src/ask-ai';
import {ASK, ASK_LABEL, COPY, REPORT, REPORT_LABEL, WRAP} from './names';
import type {HighlightedCodeProps} from './props';
import styles from './styles.module.css';

/** Names of languages that aren't their identifiers in capitals, such as JSON. */
const NAMES: Partial<Record<string, string>> = {
  bash: 'Terminal',
  text: 'Text',
  js: 'JavaScript',
  ts: 'TypeScript',
  graphql: 'GraphQL',
  docker: 'Docker',
  powershell: 'PowerShell',
  nginx: 'nginx',
};

/** Code that was highlighted at build time. React doesn't hydrate its lines, and `behavior.ts` handles the buttons. */
export default function HighlightedCode({html, language, title, numbered, request, unproven}: HighlightedCodeProps): ReactNode {
  const hasAiService = useHasAiService();
  // Memoized, because React sets the HTML again for a new object.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.block)} data-request={request}>
      {title && <div className={styles.codeBlockTitle}>{breakable(title)}</div>}
      <div className={styles.codeBlockContent}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
        <pre tabIndex={0} className={clsx('thin-scrollbar', styles.pre)}>
          <code className={clsx(styles.code, numbered && styles.numbered)} dangerouslySetInnerHTML={content} />
        </pre>
        <div className={styles.buttonGroup} data-language={NAMES[language] ?? language.toUpperCase()}>
          {/* First, because it appears once a line is found to be too long, and the others stay where they are. */}
          <Button action={WRAP} label="Toggle word wrap" className={styles.wrap} />
          {!unproven && <Button action={REPORT} label={REPORT_LABEL} className={styles.report} />}
          {hasAiService && <Button action={ASK} label={ASK_LABEL} className={styles.ask} />}
          <Button action={COPY} label="Copy code to clipboard" className={styles.copy} />
        </div>
      </div>
    </div>
  );
}

/** Paths break after their slashes. */
function breakable(title: string): ReactNode {
  return title.split(/(?<=\/)/).map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}

interface ButtonProps {
  /** The attribute by which `behavior.ts` finds it. */
  action: string;
  /** Shown next to the buttons when the reader points at this one. */
  label: string;
  className: string | undefined;
}

function Button({action, label, className}: ButtonProps): ReactNode {
  return <button type="button" className={clsx('clean-btn', className)} aria-label={label} {...{[action]: ''}} />;
}
