import type {Sample} from 'docs-proof/types';
import {isEnvFile, servicesOf} from 'docs-proof/samples/services';
import {wholeFile} from '../../conventions';

/** A call with one of its responses. */
export interface Alternative {
  call: Sample;
  response: Sample | null;
}

/** A step in a scope, in order. */
export type Action =
  | {kind: 'files'; sample: Sample; files: Readonly<Record<string, string | null>>}
  /** Each alternative starts from the state that the previous actions produced. */
  | {kind: 'call'; alternatives: readonly Alternative[]};

/** Samples that share files and content, in page order, without those that can't be proven. */
export interface Scope {
  id: string;
  samples: readonly Sample[];
}

export function scopesOf(samples: Iterable<Sample>): Scope[] {
  const scopes = new Map<string, Sample[]>();
  for (const sample of samples) {
    if (sample.hints.noProof !== undefined) continue;
    scopes.set(sample.scope, [...(scopes.get(sample.scope) ?? []), sample]);
  }
  return [...scopes].map(([id, members]) => ({id, samples: members}));
}

/** Whether a scope needs a separate app. */
export function hasOwnApp({samples}: Scope): boolean {
  return (
    servicesOf(samples).length > 0 ||
    samples.some((sample) => Object.keys(filesOf(sample)).length > 0 || sample.hints.empty || isEnvFile(sample))
  );
}

/**
 * The paths through a page that readers can follow: one for each tab if the app's files are in tabs (a reader of the
 * TypeScript tab never has the files of the JavaScript tab), otherwise one.
 */
export function passes(scope: Scope): Sample[][] {
  const tab = scope.samples.filter((sample) => Object.keys(filesOf(sample)).length > 0).flatMap(({variants}) => variants)[0];
  if (!tab) return [[...scope.samples]];
  const choice = ({group, groupId}: typeof tab): boolean => group === tab.group || (groupId !== null && groupId === tab.groupId);
  const values = new Set(scope.samples.flatMap(({variants}) => variants.filter(choice).map(({value}) => value)));
  return [...values].map((value) =>
    scope.samples.filter(({variants}) => variants.filter(choice).every((other) => other.value === value)),
  );
}

/** @param byId samples of the docs, to find responses */
export function actionsOf(samples: readonly Sample[], byId: ReadonlyMap<string, Sample>): Action[] {
  const actions: Action[] = [];
  for (const sample of samples) {
    const files = filesOf(sample);
    if (Object.keys(files).length > 0) actions.push({kind: 'files', sample, files});
    if (sample.calls === null || sample.requests.length > 0) continue;
    const last = actions.at(-1);
    const alternatives = alternativesOf(sample, byId);
    if (last?.kind === 'call' && isAlternative(sample, last.alternatives[0]?.call))
      actions[actions.length - 1] = {kind: 'call', alternatives: [...last.alternatives, ...alternatives]};
    else actions.push({kind: 'call', alternatives});
  }
  return actions;
}

function alternativesOf(call: Sample, byId: ReadonlyMap<string, Sample>): Alternative[] {
  const responses = call.responses.flatMap((id) => byId.get(id) ?? []);
  return responses.length === 0 ? [{call, response: null}] : responses.map((response) => ({call, response}));
}

/** Whether a reader follows only one of the two. */
function isAlternative(call: Sample, other: Sample | undefined): boolean {
  if (!other) return false;
  const sharesTable = call.rows !== null && call.rows === other.rows;
  const sharesResponse = call.responses.some((id) => other.responses.includes(id));
  const tabs = call.variants.some((tab) =>
    other.variants.some(({group, value, place}) => group === tab.group && value !== tab.value && place === tab.place),
  );
  return sharesTable || sharesResponse || tabs;
}

/** Files that the sample adds to the app or deletes. */
function filesOf(sample: Sample): Record<string, string | null> {
  const file = sample.appFile;
  const deleted = sample.hints.delete.map((name): [string, null] => [name, null]);
  if (file === null) return Object.fromEntries(deleted);
  // A project has a file in only one of the two languages.
  const twin = file.replace(/\.(ts|js)$/, (_, ending: string) => (ending === 'ts' ? '.js' : '.ts'));
  return Object.fromEntries([...deleted, ...(twin === file ? [] : [[twin, null] as const]), [file, wholeFile(sample).text]]);
}
