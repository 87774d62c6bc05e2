import React, {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Fault} from '../text/parseQuery';
import Code from './Code';
import Pane from './Pane';
import styles from './Editor.module.css';
import RichText from './RichText';
import shared from './shared.module.css';

interface Props {
  query: string;
  fault: Fault | null;
  onChange: (query: string) => void;
}

/** A text area over the same text with highlighting. The Tab key leaves it, as in any field. */
export default function Editor({query, fault, onChange}: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  function goTo({offset, length}: Fault): void {
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + length);
  }

  return (
    <div>
      <Pane
        what="query"
        text={() => query}
        className={clsx(styles.editor, fault !== null && styles.invalid)}
        header={
          <div className={clsx('code-header', styles.header)}>
            <label className="code-role" htmlFor={`${id}-query`}>
              Query
            </label>
            <span id={`${id}-language`}>JSON5 or a JavaScript object</span>
          </div>
        }
      >
        <div className={styles.sheet}>
          <pre aria-hidden="true">
            <Code code={query} language="js" marked={fault?.line} markedClassName={styles.markedLine} />
          </pre>
          <textarea
            ref={area}
            id={`${id}-query`}
            value={query}
            onChange={({target}) => onChange(target.value)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            aria-invalid={fault !== null}
            aria-describedby={`${id}-language ${id}-fault`}
          />
        </div>
      </Pane>
      <div id={`${id}-fault`} role="status">
        {fault && <FaultBox fault={fault} onGo={() => goTo(fault)} />}
      </div>
    </div>
  );
}

function FaultBox({fault, onGo}: {fault: Fault; onGo: () => void}): ReactNode {
  const {line, column, message, hint} = fault;
  const {before, at, after} = excerpt(fault);
  return (
    <div className={styles.fault}>
      <p>
        <button type="button" className={shared.textButton} onClick={onGo}>
          Line {line}, column {column}
        </button>
        : <RichText>{message}</RichText>
      </p>
      <pre>
        {before}
        <mark>{at}</mark>
        {after}
      </pre>
      {hint !== null && (
        <p>
          <RichText>{hint}</RichText>
        </p>
      )}
    </div>
  );
}

/** Number of characters that are shown before and after a fault. */
const AROUND = 60;

function excerpt({lineText, column, length}: Fault): {before: string; at: string; after: string} {
  const index = column - 1;
  const start = Math.max(0, index - AROUND);
  const at = lineText.slice(index, index + length);
  return {
    before: `${start > 0 ? '…' : ''}${lineText.slice(start, index).trimStart()}`,
    // If something is missing at the end of a line, there is no character to mark.
    at: at === '' ? ' ' : at,
    after: lineText.slice(index + at.length, index + AROUND),
  };
}
