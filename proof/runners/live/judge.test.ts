import {describe, expect, it} from 'vitest';
import {exampleSample} from 'docs-proof/report/exampleSample';
import {parseMeta} from '../../samples/hints';
import type {ReceivedResponse} from 'docs-proof/subject';
import type {Sample} from 'docs-proof/types';
import {createBindings} from 'docs-proof/compare/compare';
import {CHANGING} from '../../conventions';
import {judge} from './judge';

/** A note that runs code. @param words between `proof` and the colon */
function note(words: string, text: string): Sample {
  const {hints} = parseMeta(words, []);
  return {...exampleSample, kind: 'note', lang: 'note', text, hints};
}

function faults(words: string, statuses: readonly number[], text = 'await send()'): string[] {
  const responses = statuses.map((status): ReceivedResponse => ({status, headers: {}, body: {error: {message: 'No'}}}));
  const run = {output: '', value: {error: {message: 'No'}}, error: null, responses};
  const failures = judge({call: note(words, text), response: null}, {kind: 'run', run}, createBindings(CHANGING, []));
  return failures.map(({fault}) => fault);
}

describe('the status of a snippet with several requests', () => {
  it('is 200 to 299 for each, unless the page declares another one', () => {
    expect(faults('', [200, 204])).toEqual([]);
    expect(faults('', [200, 403])).toEqual(['The status is 403, not 200 to 299.']);
    expect(faults('', [403, 200])).toEqual(['One of its requests returned 403.']);
  });

  it('is declared once for the last request', () => {
    expect(faults('status=403', [200, 403])).toEqual([]);
    expect(faults('status=403', [403, 200])).toHaveLength(2);
    expect(faults('status=403', [403, 403])).toEqual(['One of its requests returned 403.']);
  });

  it('is declared for each request, in order', () => {
    expect(faults('status="403 403"', [403, 403])).toEqual([]);
    expect(faults('status="403 200"', [403, 200])).toEqual([]);
    for (const statuses of [[200, 403], [403], [403, 200, 200]])
      expect(faults('status="403 200"', statuses)).toEqual(["The statuses of its requests aren't those that the page declares."]);
  });
});

describe('a declared status', () => {
  it('is compared even if the note compares the error as well', () => {
    const text = 'await send() -> error.message = "No"';
    expect(faults('status=400', [400], text)).toEqual([]);
    expect(faults('status=400', [404], text)).toEqual(['The status is 404, not 400.']);
  });

  it('is compared even if the page declares the error', () => {
    expect(faults('status=400 fails="No"', [400])).toEqual([]);
    expect(faults('status=400 fails="No"', [404])).toEqual(['The status is 404, not 400.']);
  });

  it('needs a request', () => {
    expect(faults('status=400', [])).toEqual(["It sends no request, so status=400 isn't proven."]);
  });
});
