import React, {useEffect, type ReactNode} from 'react';

/** Shows a notice to the reader, and announces it to screen readers. `null` removes it. */
export type Tell = (notice: ReactNode) => void;

export interface Message {
  text: string;
  /** Stays until the reader closes it. */
  isFailure?: boolean;
  /** Another way to what failed. */
  wayOut?: {href: string; label: string};
}

const SHOWN_MS = 4000;

/** Announces the result of an action. The region is emptied first. Otherwise, the same words would be announced only once. */
export function tellOutcome(message: Message, tell: Tell): void {
  tell(null);
  requestAnimationFrame(() => tell(<Notice message={message} onClose={() => tell(null)} />));
}

function Notice({message: {text, isFailure, wayOut}, onClose}: {message: Message; onClose: () => void}): ReactNode {
  useEffect(() => {
    if (isFailure) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFailure, onClose]);

  return (
    <>
      <span>
        {text} {wayOut && <a href={wayOut.href}>{wayOut.label}</a>}
      </span>
      {isFailure && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </>
  );
}
