import React, {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {MAX_DETAILS_LENGTH, REASONS} from './reasons';
import {sendFeedback, type Feedback} from './sendFeedback';

export interface FeedbackFormProps {
  isHelpful: boolean;
  page: Feedback['page'];
  repositoryUrl: string;
}

/** Asks for the reason of an answer. */
export default function FeedbackForm({isHelpful, page, repositoryUrl}: FeedbackFormProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [issue, setIssue] = useState<string | null>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    setIssue(sendFeedback({isHelpful, page, reason: text(answers, 'reason'), details: text(answers, 'details')}, repositoryUrl));
  }

  return (
    <form ref={form} onSubmit={send}>
      <fieldset>
        <legend>{isHelpful ? 'What helped?' : 'What went wrong?'}</legend>
        {REASONS[isHelpful ? 'helpful' : 'unhelpful'].map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required /> {reason}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}details`}>In your words (optional)</label>
      <textarea id={`${id}details`} name="details" rows={3} maxLength={MAX_DETAILS_LENGTH} aria-describedby={`${id}note`} />
      <p id={`${id}note`}>
        This opens a public issue, already filled in, in the repository of these docs. Nothing is sent before you submit it there.
      </p>
      <button type="submit">Open the issue</button>
      <div role="status">
        {issue !== null && (
          <p>
            Thank you. The issue is in a new tab. If no tab opened,{' '}
            <a href={issue} target="_blank" rel="noopener">
              open it here
            </a>
            .
          </p>
        )}
      </div>
    </form>
  );
}

function text(answers: FormData, name: string): string {
  const value = answers.get(name);
  return typeof value === 'string' ? value : '';
}
