import type {Sample} from '../../types';
import type {Outcome} from './execute';
import type {SampleFailure} from './sampleFailure';
import {valueAt} from './values';

/** Checks an error that the page declares. */
export function checkDeclaredError(call: Sample, text: string, outcome: Outcome): SampleFailure[] {
  const came = errorText(outcome);
  if (came?.includes(text)) return [];
  return [
    {
      sample: call,
      fault:
        came === null ? 'The error that the page declares no longer occurs.' : "The error isn't the one that the page declares.",
      fix: 'Remove fails="…", or correct the sample.',
      expected: text,
      received:
        came ?? (outcome.kind === 'response' ? outcome.response.body : outcome.kind === 'run' ? outcome.run.value : 'no error'),
    },
  ];
}

/** The text of the error, or `null` if there is no error. */
function errorText(outcome: Outcome): string | null {
  switch (outcome.kind) {
    case 'booted':
      return null;
    case 'error':
      return outcome.message;
    case 'run': {
      const {error, responses} = outcome.run;
      if (error) return `${error.name}: ${error.message}\n${JSON.stringify(error.details ?? null)}`;
      const refused = responses.filter(({status}) => status >= 400);
      return refused.length === 0 ? null : refused.map(({body}) => textOf(body)).join('\n');
    }
    case 'response': {
      const {status, body} = outcome.response;
      const errors = valueAt(body, 'errors');
      return status >= 400 ? textOf(body) : errors === undefined ? null : textOf(errors);
    }
  }
}

/** Messages without escapes, so that a page can declare quotes in them as they are displayed. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2).replaceAll('\\"', '"');
}
