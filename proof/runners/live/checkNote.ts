import {parseNote, type Expectation} from '../../samples/note';
import type {ReceivedResponse, Sample} from '../../types';
import type {Bindings} from './compare';
import type {SampleFailure} from './sampleFailure';
import {isHolding, valueAt} from './values';

export function checkNote(note: Sample, body: unknown, response: ReceivedResponse, bindings: Bindings): SampleFailure[] {
  return expectationsOf(note).flatMap((one) => checkExpectation(note, one, body, response, bindings));
}

export function expectationsOf(note: Sample): readonly Expectation[] {
  return parseNote(note.text, note.hints.file !== undefined).expectations;
}

export function checkExpectation(
  note: Sample,
  expectation: Expectation,
  value: unknown,
  response: ReceivedResponse | null,
  bindings: Bindings,
): SampleFailure[] {
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
