import {parseNote} from '../../samples/note';
import type {ReceivedResponse, Sample} from '../../types';
import {checkBody, compareBody, isCompared} from './checkBody';
import {checkExpectation, checkNote, expectationsOf} from './checkNote';
import {checkDeclaredStatus, checkStatuses} from './checkStatus';
import type {Bindings} from './compare';
import {checkDeclaredError} from './checkDeclaredError';
import type {Outcome} from './execute';
import type {Alternative} from './plan';
import type {SampleFailure} from './sampleFailure';
import {valueAt} from './values';

/** Compares the outcome with what the page shows and states. */
export function checkOutcome({call, response}: Alternative, outcome: Outcome, bindings: Bindings): SampleFailure[] {
  const declared = response?.hints.fails ?? call.hints.fails;
  if (declared !== undefined)
    return [
      ...checkDeclaredError(call, declared, outcome),
      ...checkDeclaredStatus(call, response, outcome),
      ...checkShown(call, response, outcome, bindings),
    ];
  switch (outcome.kind) {
    case 'booted':
      return [];
    case 'error':
      return [{sample: call, fault: "It couldn't be run.", received: outcome.message}];
    case 'response':
      return checkResponse(call, response, outcome, bindings);
    case 'run':
      return checkRun(call, response, outcome, bindings);
  }
}

/** If the status is wrong, only that is reported, because the body is then wrong for the same reason. */
function checkResponse(
  call: Sample,
  response: Sample | null,
  outcome: Extract<Outcome, {kind: 'response'}>,
  bindings: Bindings,
): SampleFailure[] {
  const status = checkStatuses(call, response, [outcome.response]);
  if (status.length > 0) return status;
  return [...checkShown(call, response, outcome, bindings), ...checkGraphql(call, response, outcome.response)];
}

/** GraphQL returns errors with status 200. */
function checkGraphql(call: Sample, response: Sample | null, {body}: ReceivedResponse): SampleFailure[] {
  const isQuery = call.lang === 'graphql' || (call.kind === 'note' && parseNote(call.text, false).call.kind === 'graphql');
  const errors = valueAt(body, 'errors');
  const isNamed =
    call.kind === 'note' && expectationsOf(call).some((one) => one.kind === 'value' && one.path.startsWith('errors'));
  if (!isQuery || response || errors === undefined || isNamed) return [];
  return [{sample: call, fault: 'The query returned errors.', received: errors}];
}

function checkShown(call: Sample, response: Sample | null, outcome: Outcome, bindings: Bindings): SampleFailure[] {
  if (outcome.kind !== 'response') return [];
  const failures = call.kind === 'note' ? checkNote(call, outcome.response.body, outcome.response, bindings) : [];
  return isCompared(response) ? [...failures, ...checkBody(response, outcome.response, bindings)] : failures;
}

function checkRun(
  call: Sample,
  response: Sample | null,
  {run}: Extract<Outcome, {kind: 'run'}>,
  bindings: Bindings,
): SampleFailure[] {
  const expectations = call.kind === 'note' ? expectationsOf(call) : [];
  const thrown = expectations.find((one) => one.kind === 'throws');
  if (thrown) {
    const outcome: Outcome = {kind: 'run', run};
    return [...checkDeclaredError(call, thrown.text, outcome), ...checkDeclaredStatus(call, response, outcome)];
  }
  if (run.error) {
    const details = run.error.details == null ? '' : `\n${JSON.stringify(run.error.details, null, 2)}`;
    return [{sample: call, fault: 'It throws an error.', received: `${run.error.name}: ${run.error.message}${details}`}];
  }
  const last = run.responses.at(-1);
  return [
    ...checkStatuses(call, response, run.responses),
    ...expectations.flatMap((one) => checkExpectation(call, one, run.value, null, bindings)),
    ...(isCompared(response) ? checkResult(response, run.value, last, bindings) : []),
  ];
}

/** The result of a snippet is its value. Without a value, it's the app's response to its last request. */
function checkResult(response: Sample, value: unknown, last: ReceivedResponse | undefined, bindings: Bindings): SampleFailure[] {
  const hasValue = typeof value === 'object' ? value !== null : value !== undefined;
  return compareBody(response, response.text, hasValue || !last ? value : last.body, bindings);
}
