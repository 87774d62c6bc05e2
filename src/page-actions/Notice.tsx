import React, {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Message {
  text: string;
  /** Stays until the reader closes it. */
  isFailure?: boolean;
  /** Another way to what failed; a message with one stays as well. */
  wayOut?: {href: string; label: string};
}

interface Props {
  message: Message | null;
  onClose: () => void;
}

const SHOWN_MS = 4000;

/** Tells, also to screen readers, how an action went. Floats at the foot of the window, so that nothing moves. */
export default function Notice({message, onClose}: Props): ReactNode {
  const stays = message?.isFailure || message?.wayOut;
  useEffect(() => {
    if (!message || stays) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, stays, onClose]);

  return (
    <div className={message ? styles.notice : styles.silent}>
      <div role="status">
        {message && (
          <p>
            {message.text} {message.wayOut && <a href={message.wayOut.href}>{message.wayOut.label}</a>}
          </p>
        )}
      </div>
      {stays && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
