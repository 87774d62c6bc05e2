import React, {useRef, useState, type ReactNode} from 'react';
import Check from '@phosphor-icons/core/regular/check.svg';
import Copy from '@phosphor-icons/core/regular/copy-simple.svg';
import {copyText, SELECTED_INSTEAD, selectText} from '../lib/clipboard';
import {INSTALL_COMMAND} from './sample';
import styles from './styles.module.css';

/** The command that creates a project, with a button that copies it. */
export default function InstallCommand(): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    try {
      await copyText(INSTALL_COMMAND);
      setOutcome('Copied.');
    } catch {
      if (code.current) selectText(code.current);
      setOutcome(SELECTED_INSTEAD);
    }
  }

  return (
    <div className={styles.install}>
      <code ref={code}>
        {INSTALL_COMMAND.split(' ').map((word, index) => (
          <React.Fragment key={word}>
            {index > 0 && ' '}
            <span className="code-whole">{word}</span>
          </React.Fragment>
        ))}
      </code>
      <button type="button" aria-label="Copy the command" onClick={() => void copy()}>
        {outcome === 'Copied.' ? (
          <Check className={styles.icon} aria-hidden="true" />
        ) : (
          <Copy className={styles.icon} aria-hidden="true" />
        )}
      </button>
      <span role="status" className={outcome === SELECTED_INSTEAD ? undefined : styles.hidden}>
        {outcome}
      </span>
    </div>
  );
}
