import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ArrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg';
import Quotes from '@phosphor-icons/core/regular/quotes.svg';
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg';
import {hasAiService} from '../aiService';
import {isComplete, type Turn} from '../Conversation';
import type {Failure} from '../engines/Engine';
import {MAX_ANSWER_LENGTH} from '../limits';
import {conversation} from '../session';
import CopyButton from './CopyButton';
import {FAILURES} from './failures';
import Feedback from './Feedback';
import Markdown from './Markdown';
import Passages, {passagesText} from './Passages';
import Sources from './Sources';
import styles from './styles.module.css';

/** Indented lines, or lines that end as code does. */
const HAS_CODE = /\n[ \t]+\S|[;{}]\n/;

/** A question with its answer so far. */
export default function TurnView({turn, isLatest}: {turn: Turn; isLatest: boolean}): ReactNode {
  const {id, question, state, text, sources, found, failure, answerId} = turn;
  const isEnded = isComplete(turn);
  const copied = text || (found && !found.isGuess ? passagesText(found.passages) : '');
  return (
    <article className={styles.turn} aria-label={question.slice(0, 80)} aria-busy={!isEnded}>
      <h3 className={clsx(styles.question, HAS_CODE.test(question) && styles.pasted)}>{question}</h3>
      {text !== '' && <Markdown text={text.slice(0, MAX_ANSWER_LENGTH)} name={`answer-${id}`} />}
      {text.length > MAX_ANSWER_LENGTH && <p className={styles.quiet}>The answer is too long to be shown in full.</p>}
      {(state === 'waiting' || state === 'slow') && <Waiting turn={turn} />}
      {state === 'stopped' && <p className={styles.quiet}>You stopped this answer.</p>}
      {failure !== null && <FailureNotice turn={turn} failure={failure} isLatest={isLatest} />}
      {isEnded && <Sources sources={sources} />}
      {found && <Passages {...found} question={question} />}
      {isEnded && copied !== '' && (
        <div className={styles.tools}>
          <CopyButton text={copied} />
          {answerId !== null && <Feedback answerId={answerId} />}
        </div>
      )}
      {state === 'stopped' && isLatest && (
        <div className={styles.tools}>
          <RetryButton turn={turn} />
        </div>
      )}
    </article>
  );
}

function Waiting({turn}: {turn: Turn}): ReactNode {
  return (
    <>
      <p className={styles.waiting}>
        <span aria-hidden="true" />
        {turn.state === 'slow' ? 'This is taking longer than usual.' : hasAiService ? 'Reading the docs…' : 'Searching the docs…'}
      </p>
      {turn.state === 'slow' && turn.found === null && <PassagesButton turn={turn} />}
    </>
  );
}

function FailureNotice({turn, failure, isLatest}: {turn: Turn; failure: Failure; isLatest: boolean}): ReactNode {
  const {title, text} = FAILURES[failure];
  return (
    <div className={styles.failure}>
      <WarningCircle aria-hidden="true" />
      <div>
        <p>
          <strong>{title}.</strong> {text}
        </p>
        <div className={styles.tools}>
          {isLatest && <RetryButton turn={turn} />}
          {hasAiService && turn.found === null && <PassagesButton turn={turn} />}
        </div>
      </div>
    </div>
  );
}

function RetryButton({turn}: {turn: Turn}): ReactNode {
  return (
    <button type="button" className={styles.textButton} onClick={() => conversation.retry(turn)}>
      <ArrowClockwise aria-hidden="true" />
      Try again
    </button>
  );
}

/** The alternative while the AI service has no answer. */
function PassagesButton({turn}: {turn: Turn}): ReactNode {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  function load(): void {
    setState('loading');
    conversation.addPassages(turn).catch((error: unknown) => {
      console.warn('The passages could not be loaded.', error);
      setState('failed');
    });
  }

  return (
    <>
      <button type="button" className={styles.textButton} disabled={state === 'loading'} onClick={load}>
        <Quotes aria-hidden="true" />
        Show passages from the docs
      </button>
      {state === 'failed' && <p role="alert">The passages could not be loaded. Check your network connection.</p>}
    </>
  );
}
