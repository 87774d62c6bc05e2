import React, {useId, type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent} from 'react';
import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg';
import Stop from '@phosphor-icons/core/fill/stop-fill.svg';
import {isComposing} from '@site/src/lib/isComposing';
import type {Turn} from '../Conversation';
import {MAX_QUESTION_LENGTH} from '../limits';
import {conversation} from '../session';
import styles from './styles.module.css';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onAsk: (question: string) => void;
  isFollowUp: boolean;
  latest: Turn | null;
}

/** The counter is hidden below this length. */
const COUNT_FROM = MAX_QUESTION_LENGTH * 0.8;

/** The question field. A text that is too long is kept, but can't be sent. */
export default function Composer({field, text, onChange, onAsk, isFollowUp, latest}: Props): ReactNode {
  const id = useId();
  const question = text.trim();
  const excess = question.length - MAX_QUESTION_LENGTH;
  const isBusy = latest?.state === 'waiting' || latest?.state === 'answering';
  const canAsk = question !== '' && excess <= 0 && !isBusy;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (canAsk) onAsk(question);
  }

  function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (canAsk) onAsk(question);
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={isFollowUp ? 'Follow-up question' : 'Question'}
        aria-invalid={excess > 0}
        aria-describedby={question.length > COUNT_FROM ? `${id}count` : undefined}
        placeholder={isFollowUp ? 'Ask a follow-up question' : 'Ask a question'}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitByEnter}
      />
      {isBusy ? (
        <button type="button" className={styles.send} aria-label="Stop" onClick={() => conversation.stop()}>
          <Stop aria-hidden="true" />
        </button>
      ) : (
        <button type="submit" className={styles.send} aria-label="Ask" disabled={!canAsk}>
          <ArrowUp aria-hidden="true" />
        </button>
      )}
      {question.length > COUNT_FROM && (
        <p id={`${id}count`} className={styles.count} role={excess > 0 ? 'alert' : undefined}>
          {excess > 0
            ? `${format(question.length)} of ${format(MAX_QUESTION_LENGTH)} characters. Shorten your question to send it.`
            : `${format(question.length)} of ${format(MAX_QUESTION_LENGTH)} characters`}
        </p>
      )}
    </form>
  );
}

function format(count: number): string {
  return count.toLocaleString('en');
}
