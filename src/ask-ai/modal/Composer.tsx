import React, {useId, type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent} from 'react';
import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg';
import Stop from '@phosphor-icons/core/fill/stop-fill.svg';
import {isComposing} from '@site/src/lib/isComposing';
import {isComplete, type Turn} from '../Conversation';
import {MAX_QUESTION_LENGTH} from '../limits';
import {draft} from '../modalState';
import {conversation} from '../session';
import styles from './styles.module.css';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  latest: Turn | undefined;
  onAsk: (question: string) => void;
}

/** The counter is hidden below this length. */
const COUNT_FROM = MAX_QUESTION_LENGTH * 0.8;

/** The question field. A text that is too long is kept, but can't be sent. */
export default function Composer({field, latest, onAsk}: Props): ReactNode {
  const id = useId();
  const text = draft.use();
  const question = text.trim();
  const excess = question.length - MAX_QUESTION_LENGTH;
  const isBusy = latest !== undefined && !isComplete(latest);
  const canAsk = question !== '' && excess <= 0 && !isBusy;

  function submit(event: SubmitEvent | KeyboardEvent): void {
    event.preventDefault();
    if (!canAsk) return;
    draft.set('');
    onAsk(question);
  }

  function submitByEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) submit(event);
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={latest ? 'Follow-up question' : 'Question'}
        aria-invalid={excess > 0}
        aria-describedby={question.length > COUNT_FROM ? `${id}count` : undefined}
        placeholder={latest ? 'Ask a follow-up question' : 'Ask a question'}
        onChange={(event) => draft.set(event.target.value)}
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
