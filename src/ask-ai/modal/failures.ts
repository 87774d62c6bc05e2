import type {Failure} from '../engines/Engine';

/** What readers are told when a question has no answer. */
export const FAILURES: Readonly<Record<Failure, {title: string; text: string}>> = {
  offline: {title: 'You are offline', text: 'Your question is kept. Try again when the connection is back.'},
  unreachable: {title: 'No connection', text: 'The answer could not be loaded. Check your network connection, then try again.'},
  refused: {
    title: 'The AI service cannot answer',
    text: 'It refused the question. This is not your fault; it may work again later.',
  },
  busy: {title: 'Too many questions', text: 'The AI service takes no more questions at the moment. Try again in a minute.'},
  captcha: {
    title: 'The check for robots failed',
    text: 'The AI service needs Google reCAPTCHA, which did not load or did not let you through. An ad blocker may be in its way.',
  },
  interrupted: {title: 'The answer broke off', text: 'The AI service stopped before the answer was complete.'},
  slow: {title: 'The AI service does not respond', text: 'Nothing came for a minute, so the question was given up.'},
};
