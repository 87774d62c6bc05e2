import React, {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/clipboard';
import shared from './shared.module.css';
import styles from './useCopy.module.css';

const SHOWN_MS = 4000;

type Outcome = {what: string; blockedText: string | null};

interface Copying {
  copy: (what: string, text: string) => void;
  /** For a moment. The button says it. */
  isCopied: boolean;
  /** What screen readers are told. If the browser refuses, the text to copy by hand. */
  outcome: ReactNode;
}

export function useCopy(): Copying {
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

  const isCopied = outcome !== null && outcome.blockedText === null;
  return {
    copy,
    isCopied,
    outcome: (
      <div role="status" className={isCopied ? shared.hidden : styles.blocked}>
        {isCopied && `${outcome.what.charAt(0).toUpperCase()}${outcome.what.slice(1)} copied.`}
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
