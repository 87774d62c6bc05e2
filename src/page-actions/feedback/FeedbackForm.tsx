import React, {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {isConnected, trackEvent} from '@site/src/analytics';
import {MAX_DETAILS_LENGTH, REASONS} from './reasons';
import {openIssue, type Feedback} from './openIssue';

export interface FeedbackFormProps {
  isHelpful: boolean;
  page: Feedback['page'];
  repositoryUrl: string;
}

/** Asks why a page helped or didn't. It goes to the operator's analytics or, without analytics, into a public issue. */
export default function FeedbackForm({isHelpful, page, repositoryUrl}: FeedbackFormProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [goesToAnalytics] = useState(isConnected);
  const [isSent, setIsSent] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const reason = text(answers, 'reason');
    const details = text(answers, 'details');
    if (goesToAnalytics) {
      trackEvent('Page Rated', {page: page.url, isHelpful, reason, details});
      setIsSent(true);
    } else {
      setIssue(openIssue({isHelpful, page, reason, details}, repositoryUrl));
    }
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
        {goesToAnalytics
          ? 'Your feedback goes to the team behind these docs. Don’t include personal or confidential information.'
          : 'This opens a prefilled public issue in the repository of these docs. Nothing is sent until you submit it there.'}
      </p>
      <button type="submit" disabled={isSent}>
        {goesToAnalytics ? 'Send' : 'Open the issue'}
      </button>
      <div role="status">
        {isSent && <p>Thank you for your feedback.</p>}
        {issue !== null && (
          <p>
            Thank you. The issue is open in a new tab. If you don’t see it,{' '}
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
