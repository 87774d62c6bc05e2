import React, {useEffect, useRef, type ReactNode} from 'react';
import {isModalOpen} from '@site/src/lib/isModalOpen';
import {TRY_AGAIN} from '@site/src/lib/loadFailure';
import {isCommand} from '@site/src/lib/shortcut';
import {useModalOnDemand} from '@site/src/lib/useModalOnDemand';
import {FailureNotice} from '@site/src/notices';
import AskAiButton from './AskAiButton';
import {loadModal} from './loadModal';
import {closeAskAi, openAskAi, openedFrom} from './modalState';
import styles from './styles.module.css';

/** The button in the top bar, and the modal that all Ask AI buttons on the page open. */
export default function AskAi(): ReactNode {
  const from = openedFrom.use();
  const {Modal, hasFailed, forget} = useModalOnDemand(from !== null, loadModal, closeAskAi);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    addEventListener('keydown', toggleByKey);
    return () => removeEventListener('keydown', toggleByKey);
  }, []);

  return (
    <div ref={place} className={styles.place}>
      <AskAiButton className={styles.button} from="navbar" />
      {hasFailed && <FailureNotice onClose={forget}>Ask AI could not be loaded. {TRY_AGAIN}</FailureNotice>}
      {from !== null && Modal && <Modal from={from} place={place} />}
    </div>
  );
}

function toggleByKey(event: KeyboardEvent): void {
  if (!isCommand(event, 'i')) return;
  event.preventDefault();
  if (openedFrom.get() !== null) closeAskAi();
  else if (!isModalOpen()) openAskAi('shortcut');
}
