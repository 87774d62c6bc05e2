import React, {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {NAVBAR_END_ID} from '@site/src/site/constants';
import AskAiButton from './AskAiButton';
import {loadModal} from './loadModal';
import {closeAskAi, getAskAiState, getClosedState, openAskAi, subscribe} from './modalState';
import type {AskAiModalProps} from './modal/AskAiModal';
import styles from './styles.module.css';

/** The button of the top bar, and the modal that every such button of the page opens. */
export default function AskAi(): ReactNode {
  const {isOpen, question} = useSyncExternalStore(subscribe, getAskAiState, getClosedState);
  const {Modal, hasFailed} = useModal(isOpen);
  const place = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();

  useEffect(closeAskAi, [pathname]);
  useEffect(() => {
    window.addEventListener('keydown', toggleByKey);
    return () => window.removeEventListener('keydown', toggleByKey);
  }, []);

  return (
    <div ref={place} id={NAVBAR_END_ID} className={styles.place}>
      <AskAiButton className={styles.button} />
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Ask AI could not be loaded. You might want to check your network connection.
        </p>
      )}
      {isOpen && Modal && createPortal(<Modal question={question} onClose={closeAskAi} place={place} />, document.body)}
    </div>
  );
}

/** Loads the modal when it is opened; a failure is shown until the next attempt works. */
function useModal(isOpen: boolean): {Modal: ComponentType<AskAiModalProps> | null; hasFailed: boolean} {
  const [Modal, setModal] = useState<ComponentType<AskAiModalProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Modal) return;
    loadModal().then(
      (loaded) => {
        setModal(() => loaded.default);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn('Ask AI could not be loaded.', error);
        setHasFailed(true);
        closeAskAi();
      },
    );
  }, [isOpen, Modal]);
  return {Modal, hasFailed};
}

function toggleByKey(event: KeyboardEvent): void {
  // The browser's autofill sends events of another kind, without a key.
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'i') return;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (getAskAiState().isOpen) closeAskAi();
  else if (!document.querySelector('[aria-modal="true"], dialog[open]')) openAskAi();
}
