import React, {useRef, useState, type ReactNode} from 'react';
import {copyText, selectText} from '@site/src/lib/clipboard';
import styles from './styles.module.css';

interface Props {
  total: number;
  done: number;
  /** The list as Markdown. */
  markdown: () => string;
  onClear: () => void;
}

/** How much of a list of changes is done, and the list as Markdown, for an issue or a pull request. */
export default function Progress({total, done, markdown, onClear}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);
  const text = useRef<HTMLPreElement>(null);

  function copy(): void {
    copyText(markdown()).then(
      () => setOutcome('copied'),
      () => {
        setOutcome('blocked');
        requestAnimationFrame(() => {
          if (text.current) selectText(text.current);
        });
      },
    );
  }

  return (
    <div className={styles.progress}>
      <progress max={total} value={done} aria-label="Progress" />
      <span role="status">
        {`${done} of ${total} done`}
        {outcome === 'copied' && ', copied'}
      </span>
      <button type="button" onClick={copy}>
        Copy as Markdown
      </button>
      {done > 0 && (
        <button type="button" onClick={onClear}>
          Start again
        </button>
      )}
      {outcome === 'blocked' && <pre ref={text}>{markdown()}</pre>}
    </div>
  );
}
