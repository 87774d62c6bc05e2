import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {COPY, CODE_BLOCK, WRAP} from './names';
import type {HighlightedCodeProps} from './props';
import styles from './styles.module.css';

/** Code that was colored when the site was built. React leaves the lines alone, and `behavior.ts` serves the buttons. */
export default function HighlightedCode({html, language, title, numbered}: HighlightedCodeProps): ReactNode {
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.block)} {...{[CODE_BLOCK]: ''}}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
        <pre tabIndex={0} className={clsx('thin-scrollbar', styles.pre)}>
          <code className={clsx(styles.code, numbered && styles.numbered)} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.wrap)}
            title="Toggle word wrap"
            aria-label="Toggle word wrap"
            {...{[WRAP]: ''}}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.copy)}
            title="Copy"
            aria-label="Copy code to clipboard"
            {...{[COPY]: ''}}
          />
        </div>
      </div>
    </div>
  );
}
