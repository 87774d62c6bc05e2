import type {Turn} from '../Conversation';
import {FAILURES} from './failures';

/** Announces the progress of the latest question to screen readers, but not the answer. */
export function announcementOf(turn: Turn | undefined): string {
  if (!turn) return '';
  if (turn.failure !== null && turn.found === null) return FAILURES[turn.failure].text;
  switch (turn.state) {
    case 'waiting':
      return 'Looking for an answer.';
    case 'slow':
      return 'Still waiting for an answer.';
    case 'answering':
      return 'The answer is arriving.';
    case 'stopped':
      return 'Stopped.';
    case 'answered':
    case 'failed':
      return turn.found === null ? 'The answer is complete.' : countPassages(turn.found.passages.length);
  }
}

function countPassages(count: number): string {
  if (count === 0) return 'No matches in the docs.';
  return count === 1 ? 'Found one passage in the docs.' : `Found ${count} passages in the docs.`;
}
