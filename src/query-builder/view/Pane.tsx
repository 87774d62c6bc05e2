import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {COPIED, COPY} from '../../article/HighlightedCode/names';
import {useCopy} from './useCopy';

interface Props {
  /** What is copied, `fetch code`. */
  what: string;
  text: () => string;
  header: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Code with the header of the pages' blocks of code. What is copied isn't always what is shown. */
export default function Pane({what, text, header, className, children}: Props): ReactNode {
  const {copy, isCopied, outcome} = useCopy();
  return (
    <>
      <div className={clsx('code-tabs', className)}>
        {header}
        <span className="code-buttons">
          <button
            type="button"
            className="clean-btn"
            aria-label={`Copy ${what}`}
            onClick={() => copy(what, text())}
            {...{[COPY]: '', [COPIED]: isCopied ? '' : undefined}}
          />
        </span>
        {children}
      </div>
      {outcome}
    </>
  );
}

/** @param labelledBy ID of the name of the region, which scrolls */
export function PaneCode({labelledBy, children}: {labelledBy: string; children: ReactNode}): ReactNode {
  return (
    <div className="theme-code-block" data-code-wrapped="">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, only a mouse could scroll */}
      <pre className="thin-scrollbar" role="region" aria-labelledby={labelledBy} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
