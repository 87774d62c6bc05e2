/** Sends the requests of a section in order, and compares the responses with those on the page. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compare, createBindings, isHolding, parseHttpRequest, parseNote, parseShownJson, sendRequest, valueAt} from 'docs-proof';

/** Only dates that the server sets differ in each run. */
const changing = {port: 3000, dates: new Set(['createdAt'])};

export const requestRunner = {
  name: 'request',
  folder: path.dirname(fileURLToPath(import.meta.url)),
  proves: 'sent, and the responses compared',
  takes: (sample) => sample.appFile !== null || sample.calls === 'http' || sample.calls === 'note',
  prove: (samples, context) =>
    context.withApp(async (app) => {
      const failures = new Map(samples.map((sample) => [sample, []]));
      for (const scope of new Set(samples.map((sample) => sample.scope))) {
        const members = [...context.samples.values()].filter((sample) => sample.scope === scope && !sample.hints.noProof);
        for (const {sample, ...failure} of await runSection(members, app, context.samples))
          failures.set(sample, [...(failures.get(sample) ?? []), failure]);
      }
      samples.forEach(context.done);
      return [...failures].map(([sample, found]) => ({sample, failures: found}));
    }),
};

async function runSection(members, app, samples) {
  const files = Object.fromEntries(members.flatMap(({appFile, text}) => (appFile === null ? [] : [[appFile, text]])));
  const writers = members.filter(({appFile}) => appFile !== null);
  for (const sample of writers) {
    try {
      JSON.parse(sample.text);
    } catch {
      return [{sample, fault: `It isn't valid ${sample.appFile}.`, fix: 'Correct it.'}];
    }
  }
  const boot = await app.boot({files});
  const declared = writers.filter(({hints}) => hints.fails !== undefined);
  if (!boot.ok && declared.some(({hints}) => boot.error.includes(hints.fails))) return [];
  if (!boot.ok) return writers.map((sample) => ({sample, fault: "The server doesn't start with it.", received: boot.error}));
  if (declared.length > 0) return declared.map((sample) => ({sample, fault: 'The server starts with it.'}));
  const failures = [];
  for (const call of members.filter(({calls}) => calls === 'http' || calls === 'note')) {
    // The lines of a note about rows don't depend on each other.
    if (call.rows !== null) await app.restore();
    failures.push(
      ...(await proveCall(
        call,
        call.responses.flatMap((id) => samples.get(id) ?? []),
        (request) => app.send(request),
      )),
    );
  }
  return failures;
}

/** Sends one request, and compares it with what its note or fence expects. */
async function proveCall(call, responses, send) {
  const note = call.calls === 'note' ? parseNote(call.text, false) : null;
  if (note && note.call.kind !== 'http') return [];
  const {method, path: target, headers, body} = parseHttpRequest(note ? note.call.text : call.text);
  const received = await send({method, path: target, headers, as: call.hints.as, ...(body !== null && {body})});
  const bindings = createBindings(changing, []);
  const shown = responses.flatMap((sample) => {
    const [fault] = compare(parseShownJson(sample.text), received.body, bindings).differences;
    return fault === undefined ? [] : [{sample, fault, expected: sample.text, received: received.body}];
  });
  return [...statusFaults(call, note, received), ...shown, ...valueFaults(call, note, received, bindings)];
}

function statusFaults(call, note, {status}) {
  const expected = note?.expectations.find(({kind}) => kind === 'status')?.status ?? call.hints.status?.[0];
  const isRight = expected === undefined ? status < 300 : status === expected;
  return isRight ? [] : [{sample: call, fault: `The status is ${status}, not ${expected ?? '200 to 299'}.`}];
}

function valueFaults(call, note, {body}, bindings) {
  const values = (note?.expectations ?? []).filter(({kind}) => kind === 'value');
  return values
    .filter(({path: place, operator, value}) => !isHolding(valueAt(body, place), operator, value, bindings))
    .map(({path: place, operator, value}) => ({
      sample: call,
      fault: `It isn't true that ${place} ${operator} ${JSON.stringify(value)}.`,
    }));
}

/** The requests of tutorials go to the server that the page starts. */
export const requests = {
  changing,
  run: (call, responses, url) => proveCall(call, responses, (request) => sendRequest(url, request)),
};
