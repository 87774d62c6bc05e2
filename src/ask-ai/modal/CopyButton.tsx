import React, {useEffect, useState, type ReactNode} from 'react';
import Check from '@phosphor-icons/core/regular/check.svg';
import Copy from '@phosphor-icons/core/regular/copy-simple.svg';
import {copyText, SELECTED_INSTEAD, selectText} from '@site/src/lib/clipboard';
import styles from './styles.module.css';

const SHOWN_MS = 2500;

/** Copies an answer as Markdown. If the browser refuses, its turn is selected. */
export default function CopyButton({text}: {text: string}): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(button: Element): Promise<void> {
    try {
      await copyText(text);
      setOutcome('copied');
    } catch (error) {
      console.warn('The browser blocked copying.', error);
      const answer = button.closest('article');
      if (answer) selectText(answer);
      setOutcome('blocked');
    }
  }

  return (
    <>
      <button type="button" className={styles.textButton} onClick={({currentTarget}) => void copy(currentTarget)}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        Copy answer
      </button>
      <span role="status" className={outcome === 'blocked' ? styles.quiet : styles.hidden}>
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'blocked' && SELECTED_INSTEAD}
      </span>
    </>
  );
}
