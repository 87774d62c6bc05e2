import React, {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {isConnected, trackEvent} from '@site/src/analytics';
import {MAX_DETAILS_LENGTH, REASONS} from './reasons';
import {issueUrl, openIssue, type Feedback} from './openIssue';
import {sendFeedback} from './sendFeedback';

export interface FeedbackFormProps {
  isHelpful: boolean;
  page: Feedback['page'];
  repositoryUrl: string;
}

/** Where feedback goes: to the operator, by a URL or by analytics, or into a public issue. */
type Outcome =
  | {kind: 'open'}
  | {kind: 'sending'}
  | {kind: 'sent'}
  /** The issue holds what the reader wrote. */
  | {kind: 'failed'; issue: string}
  | {kind: 'issue'; issue: string};

const {feedbackUrl} = siteConfig.customFields ?? {};

/** Asks why a page helped or didn't. What the reader writes is kept in the tab until it is sent. */
export default function FeedbackForm({isHelpful, page, repositoryUrl}: FeedbackFormProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMeasured] = useState(isConnected);
  const [outcome, setOutcome] = useState<Outcome>({kind: 'open'});
  const isSentFromHere = typeof feedbackUrl === 'string' || isMeasured;
  const draft = `feedback ${page.url}`;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  // An attribute, because with `body:has(form)` browsers would restyle the page at each change of it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-feedback-open', true);
    return () => void document.documentElement.toggleAttribute('data-feedback-open', false);
  }, []);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (outcome.kind === 'sending' || outcome.kind === 'sent') return;
    const answers = new FormData(event.currentTarget);
    const feedback = {isHelpful, page, reason: text(answers, 'reason'), details: text(answers, 'details')};
    if (!isSentFromHere) {
      setOutcome({kind: 'issue', issue: openIssue(feedback, repositoryUrl)});
      return;
    }
    if (typeof feedbackUrl === 'string') {
      setOutcome({kind: 'sending'});
      try {
        await sendFeedback(feedback, feedbackUrl);
      } catch (error) {
        console.warn(`The feedback could not be sent to ${feedbackUrl}.`, error);
        setOutcome({kind: 'failed', issue: issueUrl(feedback, repositoryUrl)});
        return;
      }
    }
    if (isMeasured) trackEvent('Page Rated', {page: page.url, isHelpful, reason: feedback.reason, details: feedback.details});
    sessionStorage.removeItem(draft);
    setOutcome({kind: 'sent'});
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{isHelpful ? 'What helped?' : 'What went wrong?'}</legend>
        {REASONS[isHelpful ? 'helpful' : 'unhelpful'].map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required /> {reason}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}details`}>In your words (optional)</label>
      <textarea
        id={`${id}details`}
        name="details"
        rows={3}
        maxLength={MAX_DETAILS_LENGTH}
        defaultValue={sessionStorage.getItem(draft) ?? ''}
        aria-describedby={`${id}note`}
        onChange={({target}) => sessionStorage.setItem(draft, target.value)}
      />
      <p id={`${id}note`}>
        {isSentFromHere
          ? 'Your feedback goes to the team behind these docs. Don’t include personal or confidential information.'
          : 'This opens a prefilled public issue in the repository of these docs. Nothing is sent until you submit it there.'}
      </p>
      <button type="submit" disabled={outcome.kind === 'sent'} aria-disabled={outcome.kind === 'sending'}>
        {isSentFromHere ? 'Send' : 'Open the issue'}
      </button>
      <div role="status">
        <Result outcome={outcome} />
      </div>
    </form>
  );
}

function Result({outcome}: {outcome: Outcome}): ReactNode {
  switch (outcome.kind) {
    case 'open':
      return null;
    case 'sending':
      return <p>Sending…</p>;
    case 'sent':
      return <p>Thank you for your feedback.</p>;
    case 'failed':
      return (
        <p>
          Your feedback wasn’t sent, and is still here. Check your connection and send it again, or{' '}
          <IssueLink href={outcome.issue}>open it as a public issue</IssueLink>.
        </p>
      );
    case 'issue':
      return (
        <p>
          Thank you. The issue is open in a new tab. If you don’t see it, <IssueLink href={outcome.issue}>open it here</IssueLink>
          .
        </p>
      );
  }
}

function IssueLink({href, children}: {href: string; children: string}): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function text(answers: FormData, name: string): string {
  const value = answers.get(name);
  return typeof value === 'string' ? value : '';
}
