import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** What the reader can do, next to the text. */
  action?: ReactNode;
  onClose: () => void;
}

/** What happened, above the page. All notices look like this one, and can be closed. */
export function Notice({children, action, onClose}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {action}
      <button type="button" className="clean-btn" aria-label="Close" onClick={onClose}>
        <IconClose width={14} height={14} />
      </button>
    </div>
  );
}

/** A notice that something couldn't be done, from anywhere on the page. Only for what happens in the browser. */
export function FailureNotice(props: Props): ReactNode {
  return createPortal(
    <div role="alert">
      <Notice {...props} />
    </div>,
    noticeStack(),
  );
}

let stack: HTMLElement | null = null;

/** The element in which all notices are, so that none covers another. */
export function noticeStack(): HTMLElement {
  if (!stack) {
    stack = document.body.appendChild(document.createElement('div'));
    stack.className = styles.stack ?? '';
  }
  return stack;
}
