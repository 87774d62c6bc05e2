import {isHttpResponse, parseHttpResponse} from '../../../src/request-code/httpMessage';
import type {ReceivedResponse, Sample} from '../../types';
import {isCompared} from './checkBody';
import {expectationsOf} from './checkNote';
import type {Outcome} from './execute';
import type {SampleFailure} from './sampleFailure';
import {valueAt} from './values';

/** The status of the sample or of its response, or those of each request; empty if they don't declare one. */
function declaredStatuses(call: Sample, response: Sample | null): readonly number[] {
  return response?.hints.status ?? call.hints.status ?? [];
}

export function checkDeclaredStatus(call: Sample, response: Sample | null, outcome: Outcome): SampleFailure[] {
  if (declaredStatuses(call, response).length === 0) return [];
  if (outcome.kind === 'response') return checkStatuses(call, response, [outcome.response]);
  return outcome.kind === 'run' ? checkStatuses(call, response, outcome.run.responses) : [];
}

/** One status is that of the last request. The requests before it prepare something, so they must succeed. */
export function checkStatuses(call: Sample, response: Sample | null, responses: readonly ReceivedResponse[]): SampleFailure[] {
  const declared = declaredStatuses(call, response);
  const last = responses.at(-1);
  if (declared.length > 1) return checkEachStatus(call, declared, responses);
  if (!last)
    return declared.length === 0
      ? []
      : [{sample: call, fault: `It sends no request, so status=${declared.join()} isn't proven.`, fix: 'Remove the status.'}];
  const refused = responses.slice(0, -1).find(({status}) => status >= 400);
  const before: SampleFailure[] = refused
    ? [
        {
          sample: call,
          fault: `One of its requests returned ${refused.status}.`,
          fix: `If that is right, write the status of each: status="${statusesOf(responses)}".`,
          received: refused.body,
        },
      ]
    : [];
  return [...before, ...checkStatus(call, response, last)];
}

function checkEachStatus(call: Sample, declared: readonly number[], responses: readonly ReceivedResponse[]): SampleFailure[] {
  const expected = declared.join(' ');
  const received = statusesOf(responses);
  if (received === expected) return [];
  return [{sample: call, fault: "The statuses of its requests aren't those that the page declares.", expected, received}];
}

function statusesOf(responses: readonly ReceivedResponse[]): string {
  return responses.map(({status}) => status).join(' ');
}

function checkStatus(call: Sample, response: Sample | null, received: ReceivedResponse): SampleFailure[] {
  const note = call.kind === 'note' ? expectationsOf(call) : [];
  const isExpected = note.some(
    (one) => one.kind === 'status' || (one.kind === 'value' && one.operator !== 'is absent' && /^error\b/.test(one.path)),
  );
  if (isExpected && declaredStatuses(call, response).length === 0) return [];
  const expected = shownStatus(call, response);
  const isAsExpected = expected === null ? received.status >= 200 && received.status < 300 : received.status === expected;
  if (isAsExpected) return [];
  return [
    {
      sample: isCompared(response) ? response : call,
      fault: `The status is ${received.status}, not ${expected ?? '200 to 299'}.`,
      fix: `Correct the sample, or write status=${received.status} on the fence.`,
      expected: expected ?? '200 to 299',
      received: valueAt(received.body, 'error') ?? valueAt(received.body, 'errors') ?? received.status,
    },
  ];
}

function shownStatus(call: Sample, response: Sample | null): number | null {
  const declared = declaredStatuses(call, response).at(-1);
  if (declared !== undefined || !response) return declared ?? null;
  if (isHttpResponse(response.text)) return parseHttpResponse(response.text).status;
  const status = /"error"\s*:\s*\{\s*"status"\s*:\s*(\d{3})/.exec(response.text)?.[1];
  return status === undefined ? null : Number(status);
}
