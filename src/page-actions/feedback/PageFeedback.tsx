import React, {useState, type ComponentType, type ReactNode} from 'react';
import {LOAD_FAILURE} from '@site/src/lib/loadFailure';
import {onIntent} from '@site/src/lib/onIntent';
import styles from '../styles.module.css';
import type {FeedbackFormProps} from './FeedbackForm';
import {useRepositoryUrl} from './useRepositoryUrl';

interface Props {
  title: string;
  /** Absolute URL of the page. */
  url: string;
}

const loadForm = () => import('./FeedbackForm');
const INTENT = onIntent(loadForm);

/** Asks whether a page helped; an answer opens the form that asks why. */
export default function PageFeedback({title, url}: Props): ReactNode {
  const repositoryUrl = useRepositoryUrl();
  const [isHelpful, setIsHelpful] = useState<boolean | null>(null);
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  function answer(chosen: boolean): void {
    loadForm().then(
      (loaded) => {
        setForm(() => loaded.default);
        setIsHelpful(chosen);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn('The feedback form could not be loaded.', error);
        setHasFailed(true);
      },
    );
  }

  const answerButton = (label: string, value: boolean): ReactNode => (
    <button type="button" aria-expanded={isHelpful === value} onClick={() => answer(value)} {...INTENT}>
      {label}
    </button>
  );

  return (
    <div role="group" aria-label="Feedback" className={styles.feedback}>
      <p>Was this page helpful?</p>
      {answerButton('Yes', true)}
      {answerButton('No', false)}
      <div role="status">{hasFailed && LOAD_FAILURE}</div>
      {Form && isHelpful !== null && (
        <Form key={String(isHelpful)} isHelpful={isHelpful} page={{title, url}} repositoryUrl={repositoryUrl} />
      )}
    </div>
  );
}
