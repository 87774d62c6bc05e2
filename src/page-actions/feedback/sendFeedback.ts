import type {Feedback} from './openIssue';

/** Longer than a slow phone needs, and shorter than a reader waits. */
const TIMEOUT_MS = 15_000;

/**
 * Sends what a reader thinks of a page to the operator's `FEEDBACK_URL`.
 *
 * @throws if the host can't be reached, doesn't respond in time, or refuses it
 */
export async function sendFeedback({page, isHelpful, reason, details}: Feedback, url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({page: page.url, title: page.title, isHelpful, reason, details: details.trim()}),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`It responded with status ${response.status}.`);
}
