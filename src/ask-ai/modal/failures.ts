import type {Failure} from '../engines/Engine';

/** Messages for questions without an answer. */
export const FAILURES: Readonly<Record<Failure, {title: string; text: string}>> = {
  offline: {title: 'You are offline', text: 'Your question is saved here. Try again when you are back online.'},
  unreachable: {title: 'No connection', text: 'The answer could not be loaded. Check your network connection, then try again.'},
  refused: {
    title: 'The AI service can’t answer',
    text: 'It rejected the question. This isn’t your fault. Try again later.',
  },
  busy: {title: 'Too many questions', text: 'The AI service has reached its limit. Try again in a minute.'},
  captcha: {
    title: 'The robot check failed',
    text: 'The AI service needs Google reCAPTCHA, which did not load or did not accept you. An ad blocker may have blocked it.',
  },
  interrupted: {title: 'The answer was cut off', text: 'The AI service stopped before the answer was complete.'},
  slow: {title: 'The AI service isn’t responding', text: 'There was no response for a minute, so the request was canceled.'},
};
