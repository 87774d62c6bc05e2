import type {CallKind} from 'docs-proof/types';
import {servicesOf} from 'docs-proof/samples/services';
import type {Failure, Sample, Verdict, SampleFailure} from 'docs-proof/types';
import type {Bookshop, BookshopContext, BookshopRunner} from '../../cms-process/app';
import {parseNote} from 'docs-proof/samples/note';
import {hasOwnApp, scopesOf, type Scope} from './plan';
import {runScope} from './runScope';

/**
 * Proves all samples that need a running app, for all of its runners, scope by scope: a page can create an entry in a snippet
 * and read it with a request. Scopes that don't add files share one boot.
 */
async function prove(samples: readonly Sample[], context: BookshopContext): Promise<Verdict[]> {
  const wanted = new Set(samples.map(({id}) => id));
  const scopes = scopesOf(context.samples.values()).filter((scope) => scope.samples.some(({id}) => wanted.has(id)));
  const found = new Map<string, SampleFailure[]>();

  const run = async (scope: Scope, shop: Bookshop): Promise<void> => {
    for (const failure of await runScope(scope, shop, context)) {
      found.set(failure.sample.id, [...(found.get(failure.sample.id) ?? []), failure]);
    }
    for (const sample of scope.samples) if (wanted.has(sample.id)) context.done(sample);
  };
  const runAll = (next: () => Scope | undefined): Promise<void> =>
    context.withApp(async (shop) => {
      for (let scope = next(); scope; scope = next()) await run(scope, shop);
    });
  // Each app starts at another end, so that they seldom wait for the same service: scopes with services are in the middle.
  const queue = [...scopes].sort((a, b) => place(a) - place(b));
  const fromStart = runAll(() => queue.shift());
  // A second process only saves time if there are several apps to boot.
  const needsTwo = scopes.length > 1 && scopes.some(hasOwnApp);
  await Promise.all([fromStart, ...(needsTwo ? [runAll(() => queue.pop())] : [])]);

  // A scope can reveal errors in another runner's samples, such as a setting that prevents the app from starting.
  const others = [...found.keys()].filter((id) => !wanted.has(id)).flatMap((id) => context.samples.get(id) ?? []);
  return [...samples, ...others].map((sample) => ({sample, failures: distinct(found.get(sample.id) ?? [])}));
}

/** Scopes that share a boot come first, then those with services. */
function place(scope: Scope): number {
  if (!hasOwnApp(scope)) return 0;
  return servicesOf(scope.samples).length > 0 ? 1 : 2;
}

/** Two passes or alternatives can find the same failure. */
function distinct(failures: readonly SampleFailure[]): Failure[] {
  return [...new Map(failures.map((failure) => [JSON.stringify([failure.fault, failure.line]), failure])).values()];
}

function calls(...kinds: readonly CallKind[]): (sample: Sample) => boolean {
  return (sample) => {
    const kind = sample.calls;
    return kind !== null && kinds.includes(kind);
  };
}

function noteKind(sample: Sample): string | null {
  return sample.kind === 'note' ? parseNote(sample.text, sample.hints.file !== undefined).call.kind : null;
}

const sendsRequest = calls('http', 'curl', 'fetch');
const sendsGraphql = calls('graphql');
const runsInside = calls('snippet');

export const rest: BookshopRunner = {
  name: 'rest',
  folder: import.meta.dirname,
  proves: 'sent, and the responses compared',
  takes: (sample) => sendsRequest(sample) || noteKind(sample) === 'http',
  prove,
};

export const graphql: BookshopRunner = {
  name: 'graphql',
  folder: import.meta.dirname,
  proves: 'sent, and the responses compared',
  takes: (sample) => sendsGraphql(sample) || noteKind(sample) === 'graphql',
  prove,
};

export const service: BookshopRunner = {
  name: 'service',
  folder: import.meta.dirname,
  proves: 'run inside the app, and the results compared',
  takes: (sample) => runsInside(sample) || noteKind(sample) === 'snippet',
  prove,
};

export const code: BookshopRunner = {
  name: 'code',
  folder: import.meta.dirname,
  proves: 'added to the app, started and called',
  takes: (sample) => isServerFile(sample) || ['boots', 'file', 'none'].includes(noteKind(sample) ?? ''),
  prove,
};

/** Server code of the app. Settings and schemas have separate runners. */
function isServerFile(sample: Sample): boolean {
  const file = sample.kind === 'note' ? null : sample.appFile;
  return file !== null && /^(?:src|database)\/.*\.[jt]s$/.test(file);
}
