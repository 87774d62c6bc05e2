import {newIssueUrl} from '../../lib/newIssueUrl';

export interface Feedback {
  isHelpful: boolean;
  /** As the reader chose it, see reasons.ts. */
  reason: string;
  /** The reader's own words; can be empty. */
  details: string;
  page: {title: string; /** Absolute URL. */ url: string};
}

/**
 * Opens an issue that is filled in with what a reader thinks of a page, for the reader to submit.
 * @param repositoryUrl repository of the docs, without a trailing slash
 * @returns URL of the issue, for a reader whose browser opened no new tab
 */
export function openIssue(feedback: Feedback, repositoryUrl: string): string {
  const url = issueUrl(feedback, repositoryUrl);
  window.open(url, '_blank', 'noopener');
  return url;
}

export function issueUrl({isHelpful, reason, details, page}: Feedback, repositoryUrl: string): string {
  const facts = [`Page: ${page.url}`, `Helpful: ${isHelpful ? 'yes' : 'no'}`, `Reason: ${reason}`].join('\n');
  const body = [facts, details.trim()].filter((part) => part !== '').join('\n\n');
  return newIssueUrl(repositoryUrl, `Page feedback: ${page.title}`, body);
}
