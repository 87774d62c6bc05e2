import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import LongCode from './LongCode';
import styles from './styles.module.css';

/** A request above its responses. */
export function ApiCall({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx('api-call', styles.call)}>{children}</div>;
}

interface PaneProps {
  /** Shown after "Request" or "Response": `Without a token`. */
  title?: string;
  children: ReactNode;
}

export function Request({title, children}: PaneProps): ReactNode {
  return (
    <figure className={clsx(styles.pane, styles.request)}>
      <figcaption className={clsx('code-header', styles.bar)}>
        <span className="code-role">Request</span> {title && <span>{title}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** @param status HTTP status code */
export function Response({title, status, children}: PaneProps & {status: number}): ReactNode {
  return (
    <figure className={styles.pane}>
      <figcaption className={clsx('code-header', styles.bar)}>
        <span className="code-role">Response</span>{' '}
        <span className={clsx('code-status', status >= 400 && 'code-status--refused')} data-status="">
          {status}
        </span>{' '}
        {title && <span>{title}</span>}
      </figcaption>
      <LongCode>{children}</LongCode>
    </figure>
  );
}
