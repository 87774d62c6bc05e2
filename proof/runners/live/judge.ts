import {isHttpResponse, parseHttpResponse} from '../../../src/request-code/httpMessage';
import {parseNote, type Expectation} from 'docs-proof/samples/note';
import type {ReceivedResponse} from 'docs-proof/subject';
import type {Failure, Sample} from 'docs-proof/types';
import {compare, type Bindings} from 'docs-proof/compare/compare';
import type {Outcome} from './execute';
import type {Alternative} from './plan';
import {parseShownJson} from 'docs-proof/compare/shownJson';
import {isHolding, valueAt} from 'docs-proof/compare/values';

/** A failure and its sample: the call, or the fence with its response. */
export interface JudgedFailure extends Failure {
  sample: Sample;
}

/** Compares the outcome with what the page shows and states. */
export function judge({call, response}: Alternative, outcome: Outcome, bindings: Bindings): JudgedFailure[] {
  const shown = response ?? call;
  const declared = response?.hints.fails ?? call.hints.fails;
  if (declared !== undefined)
    return [
      ...judgeDeclared(call, declared, outcome),
      ...judgeDeclaredStatus(call, response, outcome),
      ...judgeShown(call, response, outcome, bindings),
    ];
  switch (outcome.kind) {
    case 'booted':
      return [];
    case 'error':
      return [{sample: call, fault: "It couldn't be run.", received: outcome.message}];
    case 'response':
      return judgeResponse(call, response, outcome, bindings);
    case 'run':
      return judgeRun(call, response, outcome, bindings).map((failure) => ({...failure, sample: failure.sample ?? shown}));
  }
}

/** If the status is wrong, only that is reported, because the body is then wrong for the same reason. */
function judgeResponse(
  call: Sample,
  response: Sample | null,
  outcome: Extract<Outcome, {kind: 'response'}>,
  bindings: Bindings,
): JudgedFailure[] {
  const status = judgeStatuses(call, response, [outcome.response]);
  if (status.length > 0) return status;
  return [...judgeShown(call, response, outcome, bindings), ...judgeGraphql(call, response, outcome.response)];
}

/** A response with a reason defines the status and the caller, but its text isn't compared. */
function isCompared(response: Sample | null): response is Sample {
  return response !== null && response.hints.noProof === undefined;
}

/** The status of the sample or of its response, or those of each request; empty if they don't declare one. */
function declaredStatuses(call: Sample, response: Sample | null): readonly number[] {
  return response?.hints.status ?? call.hints.status ?? [];
}

function judgeDeclaredStatus(call: Sample, response: Sample | null, outcome: Outcome): JudgedFailure[] {
  if (declaredStatuses(call, response).length === 0) return [];
  if (outcome.kind === 'response') return judgeStatuses(call, response, [outcome.response]);
  return outcome.kind === 'run' ? judgeStatuses(call, response, outcome.run.responses) : [];
}

/** One status is that of the last request. The requests before it prepare something, so they must succeed. */
function judgeStatuses(call: Sample, response: Sample | null, responses: readonly ReceivedResponse[]): JudgedFailure[] {
  const declared = declaredStatuses(call, response);
  const last = responses.at(-1);
  if (declared.length > 1) return judgeEachStatus(call, declared, responses);
  if (!last)
    return declared.length === 0
      ? []
      : [{sample: call, fault: `It sends no request, so status=${declared.join()} isn't proven.`, fix: 'Remove the status.'}];
  const refused = responses.slice(0, -1).find(({status}) => status >= 400);
  const before: JudgedFailure[] = refused
    ? [
        {
          sample: call,
          fault: `One of its requests returned ${refused.status}.`,
          fix: `If that is right, write the status of each: status="${statusesOf(responses)}".`,
          received: refused.body,
        },
      ]
    : [];
  return [...before, ...judgeStatus(call, response, last)];
}

function judgeEachStatus(call: Sample, declared: readonly number[], responses: readonly ReceivedResponse[]): JudgedFailure[] {
  const expected = declared.join(' ');
  const received = statusesOf(responses);
  if (received === expected) return [];
  return [{sample: call, fault: "The statuses of its requests aren't those that the page declares.", expected, received}];
}

function statusesOf(responses: readonly ReceivedResponse[]): string {
  return responses.map(({status}) => status).join(' ');
}

function judgeStatus(call: Sample, response: Sample | null, received: ReceivedResponse): JudgedFailure[] {
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

/** GraphQL returns errors with status 200. */
function judgeGraphql(call: Sample, response: Sample | null, {body}: ReceivedResponse): JudgedFailure[] {
  const isQuery = call.lang === 'graphql' || (call.kind === 'note' && parseNote(call.text, false).call.kind === 'graphql');
  const errors = valueAt(body, 'errors');
  const isNamed =
    call.kind === 'note' && expectationsOf(call).some((one) => one.kind === 'value' && one.path.startsWith('errors'));
  if (!isQuery || response || errors === undefined || isNamed) return [];
  return [{sample: call, fault: 'The query returned errors.', received: errors}];
}

function judgeShown(call: Sample, response: Sample | null, outcome: Outcome, bindings: Bindings): JudgedFailure[] {
  if (outcome.kind !== 'response') return [];
  const failures = call.kind === 'note' ? judgeNote(call, outcome.response.body, outcome.response, bindings) : [];
  return isCompared(response) ? [...failures, ...judgeBody(response, outcome.response, bindings)] : failures;
}

function judgeBody(response: Sample, received: ReceivedResponse, bindings: Bindings): JudgedFailure[] {
  if (!isHttpResponse(response.text)) return compareBody(response, response.text, received.body, bindings);
  const shown = parseHttpResponse(response.text);
  const headers = Object.entries(shown.headers).flatMap(([name, value]): JudgedFailure[] => {
    const got = received.headers[name.toLowerCase()];
    return compare(value, got, bindings).differences.length === 0
      ? []
      : [
          {
            sample: response,
            fault: `The header ${name} isn't what the page shows.`,
            expected: value,
            received: got ?? 'no such header',
          },
        ];
  });
  return [...headers, ...compareBody(response, shown.body ?? '', received.body, bindings)];
}

function compareBody(response: Sample, text: string, body: unknown, bindings: Bindings): JudgedFailure[] {
  const parsed = parseShown(response, text);
  if (!parsed.ok) return [parsed.failure];
  const {part} = response.hints;
  const received = part === undefined ? body : valueAt(body, part);
  return compareValues(response, parsed.value, received, bindings);
}

function compareValues(sample: Sample, shown: unknown, received: unknown, bindings: Bindings): JudgedFailure[] {
  const comparison = compare(shown, received, bindings);
  const [first, ...others] = comparison.differences;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` ${others.length} more differ${others.length === 1 ? 's' : ''}.`;
  return [{sample, fault: `${first}${more}`, expected: shown, received: comparison.received}];
}

/** How a page shows an empty body. */
const NO_BODY = /^\((?:no|empty) body\)$/i;

function parseShown(sample: Sample, text: string): {ok: true; value: unknown} | {ok: false; failure: JudgedFailure} {
  if (text === '' || NO_BODY.test(text)) return {ok: true, value: undefined};
  if (sample.lang !== 'json' && !/^[[{]/.test(text)) return {ok: true, value: text.trim()};
  try {
    return {ok: true, value: parseShownJson(text)};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {ok: false, failure: {sample, fault: `This isn't JSON: ${reason}.`}};
  }
}

/** Checks an error that the page declares. */
function judgeDeclared(call: Sample, text: string, outcome: Outcome): JudgedFailure[] {
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

type RunFailure = Omit<JudgedFailure, 'sample'> & {sample?: Sample};

function judgeRun(
  call: Sample,
  response: Sample | null,
  {run}: Extract<Outcome, {kind: 'run'}>,
  bindings: Bindings,
): RunFailure[] {
  const expectations = call.kind === 'note' ? expectationsOf(call) : [];
  const thrown = expectations.find((one) => one.kind === 'throws');
  if (thrown) {
    const outcome: Outcome = {kind: 'run', run};
    return [...judgeDeclared(call, thrown.text, outcome), ...judgeDeclaredStatus(call, response, outcome)];
  }
  if (run.error) {
    const details = run.error.details == null ? '' : `\n${JSON.stringify(run.error.details, null, 2)}`;
    return [{sample: call, fault: 'It throws an error.', received: `${run.error.name}: ${run.error.message}${details}`}];
  }
  const last = run.responses.at(-1);
  return [
    ...judgeStatuses(call, response, run.responses),
    ...expectations.flatMap((one) => judgeExpectation(call, one, run.value, null, bindings)),
    ...(isCompared(response) ? judgeResult(response, run.value, last, bindings) : []),
  ];
}

/** The result of a snippet is its value. Without a value, it's the app's response to its last request. */
function judgeResult(response: Sample, value: unknown, last: ReceivedResponse | undefined, bindings: Bindings): JudgedFailure[] {
  const hasValue = typeof value === 'object' ? value !== null : value !== undefined;
  return compareBody(response, response.text, hasValue || !last ? value : last.body, bindings);
}

function judgeNote(note: Sample, body: unknown, response: ReceivedResponse, bindings: Bindings): JudgedFailure[] {
  return expectationsOf(note).flatMap((one) => judgeExpectation(note, one, body, response, bindings));
}

function expectationsOf(note: Sample): readonly Expectation[] {
  return parseNote(note.text, note.hints.file !== undefined).expectations;
}

function judgeExpectation(
  note: Sample,
  expectation: Expectation,
  value: unknown,
  response: ReceivedResponse | null,
  bindings: Bindings,
): JudgedFailure[] {
  switch (expectation.kind) {
    case 'throws':
      return [];
    case 'status':
      if (response?.status === expectation.status) return [];
      return [
        {
          sample: note,
          fault: `The status is ${response?.status ?? 'missing'}, not ${expectation.status}.`,
          expected: expectation.status,
          received: response?.body ?? response?.status,
        },
      ];
    case 'value': {
      const {path, operator, value: wanted} = expectation;
      const received =
        path.startsWith('headers.') && response ? response.headers[path.slice(8).toLowerCase()] : valueAt(value, path);
      if (isHolding(received, operator, wanted, bindings)) return [];
      const claim = `${path === '' ? 'the value' : path} ${operator}${wanted === undefined ? '' : ` ${JSON.stringify(wanted)}`}`;
      return [
        {sample: note, fault: `It isn't true that ${claim}.`, expected: wanted ?? operator, received: received ?? 'nothing'},
      ];
    }
  }
}
