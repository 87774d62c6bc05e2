import React, {type ReactNode} from 'react';
import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg';
import {hasAiService} from '../aiService';
import {EXAMPLE_QUESTIONS} from '../exampleQuestions';
import styles from './styles.module.css';

/** The start screen, before the first question. */
export default function Start({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  return (
    <div className={styles.start}>
      <p>
        {hasAiService
          ? 'Ask anything about Strapi 5 and Strapi Cloud, in your own words.'
          : 'Ask about Strapi 5 or Strapi Cloud in your own words.'}
      </p>
      <ul aria-label="Example questions">
        {EXAMPLE_QUESTIONS.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
              <ArrowRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
