/** The modal with its styles and its conversation, in one chunk that loads on intent to ask. */
import React, {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg';
import Sparkle from '@phosphor-icons/core/fill/sparkle-fill.svg';
import X from '@phosphor-icons/core/regular/x.svg';
import {trackEvent} from '@site/src/analytics';
import {useCloseOnNavigation} from '@site/src/dialog';
import {afterPaint} from '@site/src/lib/afterPaint';
import {hasAiService} from '../aiService';
import {closeAskAi, type Origin} from '../modalState';
import {conversation} from '../session';
import Composer from './Composer';
import {loadMarkdown} from './Markdown';
import Start from './Start';
import Thread from './Thread';
import {announcementOf} from './announcement';
import {useDialog} from './useDialog';
import styles from './styles.module.css';

interface Props {
  from: Origin;
  /** Its button receives focus on closing if no other element had it before. */
  place: RefObject<HTMLElement | null>;
}

/** Starts loading what the first answer needs. A failure shows when it is needed. */
export function prepareAnswers(): void {
  loadMarkdown().catch(() => {});
  if (!hasAiService) conversation.prepare();
}

export default function AskAiModal({from, place}: Props): ReactNode {
  const id = useId();
  useCloseOnNavigation(closeAskAi);
  const dialog = useDialog(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const turns = conversation.turns.use();

  useEffect(() => {
    field.current?.focus();
    return afterPaint(() => {
      prepareAnswers();
      if (hasAiService) conversation.prepare();
    });
  }, []);

  useEffect(() => trackEvent('Ask AI Opened', {from}), [from]);

  function ask(asked: string): void {
    conversation.ask(asked);
    trackEvent('Ask AI Question Asked', {question: asked, engine: hasAiService ? 'connected' : 'embedded'});
    field.current?.focus();
  }

  function startOver(): void {
    conversation.reset();
    field.current?.focus();
  }

  const note = hasAiService ? <ConnectedNote /> : <EmbeddedNote />;
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}title`} aria-describedby={`${id}note ${id}disclaimer`}>
      <div className={styles.modal}>
        <header className={styles.header}>
          <h2 id={`${id}title`}>
            <Sparkle aria-hidden="true" />
            Ask AI
          </h2>
          {turns.length > 0 && (
            <button type="button" className={styles.textButton} onClick={startOver}>
              <NotePencil aria-hidden="true" />
              New conversation
            </button>
          )}
          <button type="button" className={styles.iconButton} aria-label="Close" onClick={closeAskAi}>
            <X aria-hidden="true" />
          </button>
        </header>
        {turns.length > 0 ? <Thread turns={turns} note={note} /> : <Start onAsk={ask} />}
        {!hasAiService && (
          <p id={`${id}note`} className={turns.length > 0 ? styles.hidden : styles.noService}>
            <strong>No AI service is connected.</strong> You get passages quoted from the docs.
          </p>
        )}
        <Composer field={field} latest={turns.at(-1)} onAsk={ask} />
        <p id={`${id}disclaimer`} className={styles.note}>
          {note}
        </p>
        <div role="status" className={styles.hidden}>
          {announcementOf(turns.at(-1))}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

function ConnectedNote(): ReactNode {
  return (
    <>
      Answers are AI-generated and might be inaccurate, so check the source pages. Questions go to{' '}
      <a href="https://www.kapa.ai/" target="_blank" rel="noopener noreferrer">
        Kapa
      </a>{' '}
      and are protected by reCAPTCHA: Google’s{' '}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noopener noreferrer">
        privacy policy
      </a>{' '}
      and{' '}
      <a href="https://policies.google.com/terms" target="_blank" rel="noopener noreferrer">
        terms
      </a>{' '}
      apply.
    </>
  );
}

function EmbeddedNote(): ReactNode {
  return (
    <>
      <span className={styles.hidden}>These aren’t AI-generated answers, which might be inaccurate.</span> Passages can miss your
      question, so check the source pages.
    </>
  );
}
