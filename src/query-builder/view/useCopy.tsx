import React, {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/clipboard';
import styles from './useCopy.module.css';

const SHOWN_MS = 4000;

type Outcome = {what: string; blockedText: string | null};

/** Copies a text, and returns a message about the result. If the browser refuses, the message contains the text to copy by hand. */
export function useCopy(): {copy: (what: string, text: string) => void; outcome: ReactNode} {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome === null || outcome.blockedText !== null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(what: string, text: string): void {
    setOutcome(null);
    copyText(text).then(
      () => setOutcome({what, blockedText: null}),
      () => setOutcome({what, blockedText: text}),
    );
  }

  return {
    copy,
    outcome: (
      <div role="status" className={styles.copied}>
        {outcome && outcome.blockedText === null && `${outcome.what} copied.`}
        {outcome && outcome.blockedText !== null && (
          <label>
            The browser blocked copying. Copy it from here:
            <textarea
              readOnly
              rows={3}
              value={outcome.blockedText}
              ref={(area) => area?.select()}
              onFocus={({target}) => target.select()}
            />
          </label>
        )}
      </div>
    ),
  };
}
