import {isHttpResponse, parseHttpResponse} from '../../../src/request-code/httpMessage';
import type {ReceivedResponse, Sample} from '../../types';
import {compare, type Bindings} from './compare';
import type {SampleFailure} from './sampleFailure';
import {parseShownJson} from './shownJson';
import {valueAt} from './values';

/** A response with a reason defines the status and the caller, but its text isn't compared. */
export function isCompared(response: Sample | null): response is Sample {
  return response !== null && response.hints.noProof === undefined;
}

export function checkBody(response: Sample, received: ReceivedResponse, bindings: Bindings): SampleFailure[] {
  if (!isHttpResponse(response.text)) return compareBody(response, response.text, received.body, bindings);
  const shown = parseHttpResponse(response.text);
  const headers = Object.entries(shown.headers).flatMap(([name, value]): SampleFailure[] => {
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

export function compareBody(response: Sample, text: string, body: unknown, bindings: Bindings): SampleFailure[] {
  const parsed = parseShown(response, text);
  if (!parsed.ok) return [parsed.failure];
  const {part} = response.hints;
  const received = part === undefined ? body : valueAt(body, part);
  return compareValues(response, parsed.value, received, bindings);
}

function compareValues(sample: Sample, shown: unknown, received: unknown, bindings: Bindings): SampleFailure[] {
  const comparison = compare(shown, received, bindings);
  const [first, ...others] = comparison.differences;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` ${others.length} more differ${others.length === 1 ? 's' : ''}.`;
  return [{sample, fault: `${first}${more}`, expected: shown, received: comparison.received}];
}

/** How a page shows an empty body. */
const NO_BODY = /^\((?:no|empty) body\)$/i;

function parseShown(sample: Sample, text: string): {ok: true; value: unknown} | {ok: false; failure: SampleFailure} {
  if (text === '' || NO_BODY.test(text)) return {ok: true, value: undefined};
  if (sample.lang !== 'json' && !/^[[{]/.test(text)) return {ok: true, value: text.trim()};
  try {
    return {ok: true, value: parseShownJson(text)};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {ok: false, failure: {sample, fault: `This isn't JSON: ${reason}.`}};
  }
}
