import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Turn} from '../Conversation';
import TurnView from './TurnView';
import {useReadingPlace} from './useReadingPlace';
import styles from './styles.module.css';

/** Scrollable elements must be reachable by keyboard. */
const SCROLLING = {role: 'region', tabIndex: 0};

/** @param note shown below the last answer where the window is low */
export default function Thread({turns, note}: {turns: readonly Turn[]; note: ReactNode}): ReactNode {
  const scroller = useReadingPlace(turns);
  return (
    <div ref={scroller} className={styles.thread} aria-label="Conversation" {...SCROLLING}>
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} isLatest={turn === turns.at(-1)} />
      ))}
      <p className={clsx(styles.note, styles.noteBelowThread)}>{note}</p>
    </div>
  );
}
