import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A request beside its response, or above it where there is no room for both. */
export function ApiCall({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.call}>
      <div className={styles.panes}>{children}</div>
    </div>
  );
}

interface PaneProps {
  /** Says more than "Request" or "Response", `Without a token`. */
  title?: string;
  children: ReactNode;
}

export function Request({title, children}: PaneProps): ReactNode {
  return (
    <figure className={clsx(styles.pane, styles.request)}>
      <figcaption className={styles.bar}>
        <span className={styles.role}>Request</span> {title && <span>{title}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** @param status HTTP status code */
export function Response({title, status, children}: PaneProps & {status: number}): ReactNode {
  return (
    <figure className={clsx(styles.pane, styles.response)}>
      <figcaption className={styles.bar}>
        <span className={styles.role}>Response</span>{' '}
        <span className={clsx(styles.status, status >= 400 && styles.refused)}>{status}</span> {title && <span>{title}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
