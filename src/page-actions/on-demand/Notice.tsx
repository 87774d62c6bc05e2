import React, {useEffect, type ReactNode} from 'react';
import {Notice} from '@site/src/notices';

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
  requestAnimationFrame(() => tell(<Outcome message={message} onClose={() => tell(null)} />));
}

function Outcome({message: {text, isFailure, wayOut}, onClose}: {message: Message; onClose: () => void}): ReactNode {
  useEffect(() => {
    if (isFailure) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFailure, onClose]);

  return (
    <Notice onClose={onClose}>
      {text} {wayOut && <a href={wayOut.href}>{wayOut.label}</a>}
    </Notice>
  );
}
