import React, {useId, useState, type ReactNode, type SubmitEvent} from 'react';
import ThumbsDown from '@phosphor-icons/core/regular/thumbs-down.svg';
import ThumbsUp from '@phosphor-icons/core/regular/thumbs-up.svg';
import {trackEvent} from '@site/src/analytics';
import {MAX_COMMENT_LENGTH} from '../limits';
import {conversation} from '../session';
import styles from './styles.module.css';

type Outcome = 'sending' | 'sent' | 'failed';

/** Sends what the reader thinks of an answer: the thumb immediately, then a comment if they write one. */
export default function Feedback({answerId}: {answerId: string}): ReactNode {
  const id = useId();
  const [isHelpful, setIsHelpful] = useState<boolean | null>(null);
  const [comment, setComment] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function send(rated: boolean, words: string): void {
    setOutcome('sending');
    conversation.rate(answerId, {isHelpful: rated, comment: words}).then(
      () => {
        setOutcome('sent');
        trackEvent('Ask AI Answer Rated', {isHelpful: rated, comment: words});
        if (words !== '') setIsAsking(false);
      },
      (error: unknown) => {
        console.warn('The feedback could not be sent.', error);
        setOutcome('failed');
      },
    );
  }

  function rate(rated: boolean): void {
    setIsHelpful(rated);
    setIsAsking(true);
    send(rated, '');
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isHelpful !== null) send(isHelpful, comment.trim());
  }

  return (
    <>
      {[true, false].map((rated) => (
        <button
          key={String(rated)}
          type="button"
          className={styles.iconButton}
          aria-label={rated ? 'Good answer' : 'Bad answer'}
          aria-pressed={isHelpful === rated}
          onClick={() => rate(rated)}
        >
          {rated ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
        </button>
      ))}
      <span role="status" className={styles.quiet}>
        {outcome === 'sent' && 'Thank you.'}
        {outcome === 'failed' && 'Your feedback could not be sent. Try again.'}
      </span>
      {isAsking && (
        <form className={styles.comment} onSubmit={submit}>
          <label htmlFor={`${id}comment`}>{isHelpful ? 'What helped? (optional)' : 'What is wrong with it? (optional)'}</label>
          <textarea
            id={`${id}comment`}
            rows={2}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <button type="submit" className={styles.textButton} disabled={comment.trim() === '' || outcome === 'sending'}>
            Send comment
          </button>
        </form>
      )}
    </>
  );
}
