import React, {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {NAVBAR_END_ID} from '@site/src/site/constants';
import AskAiButton from './AskAiButton';
import {loadModal} from './loadModal';
import {closeAskAi, getAskAiState, getClosedState, openAskAi, subscribe} from './modalState';
import type {AskAiModalProps} from './modal/AskAiModal';
import styles from './styles.module.css';

/** The button of the top bar, and the modal that every such button of the page opens. */
export default function AskAi(): ReactNode {
  const {isOpen, from, question} = useSyncExternalStore(subscribe, getAskAiState, getClosedState);
  const [Modal, setModal] = useState<ComponentType<AskAiModalProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    addEventListener('keydown', toggleByKey);
    return () => removeEventListener('keydown', toggleByKey);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    loadModal().then(
      (loaded) => {
        setModal(() => loaded.default);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn(error);
        setHasFailed(true);
        closeAskAi();
      },
    );
  }, [isOpen]);

  return (
    <div ref={place} id={NAVBAR_END_ID} className={styles.place}>
      <AskAiButton className={styles.button} from="navbar" />
      {hasFailed && (
        <p role="alert" className={`alert alert--danger ${styles.failure ?? ''}`}>
          Ask AI could not be loaded. Check your network connection.
        </p>
      )}
      {isOpen && Modal && <Modal from={from} question={question} onClose={closeAskAi} place={place} />}
    </div>
  );
}

/** Ctrl/Cmd+I. The browser's autofill sends events without a key. */
function toggleByKey(event: KeyboardEvent): void {
  if (!/^i$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (getAskAiState().isOpen) closeAskAi();
  else if (!document.querySelector('[aria-modal="true"], dialog[open]')) openAskAi('shortcut');
}
