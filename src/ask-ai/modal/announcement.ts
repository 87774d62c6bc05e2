import type {Turn} from '../Conversation';
import {FAILURES} from './failures';

/** Announces the progress of the latest question to screen readers, but not the answer. */
export function announcementOf(turn: Turn | undefined): string {
  if (!turn) return '';
  if (turn.failure !== null && turn.passages === null) return FAILURES[turn.failure].text;
  switch (turn.state) {
    case 'waiting':
      return turn.isSlow ? 'Still waiting for an answer.' : 'Looking for an answer.';
    case 'answering':
      return 'The answer is arriving.';
    case 'stopped':
      return 'Stopped.';
    case 'answered':
    case 'failed':
      return turn.passages === null ? 'The answer is complete.' : countPassages(turn.passages.length);
  }
}

function countPassages(count: number): string {
  if (count === 0) return 'No matches in the docs.';
  return count === 1 ? 'Found one passage in the docs.' : `Found ${count} passages in the docs.`;
}
