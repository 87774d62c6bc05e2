import {parseEnv} from 'node:util';
import type {Sample} from '../types';

type Hinted = Pick<Sample, 'hints'>;

/** Groups samples by scope. */
export function byScope<Type extends Pick<Sample, 'scope'>>(samples: Iterable<Type>): Map<string, Type[]> {
  const scopes = new Map<string, Type[]>();
  for (const sample of samples) scopes.set(sample.scope, [...(scopes.get(sample.scope) ?? []), sample]);
  return scopes;
}

/** Names of services that the samples of a section need, without duplicates, database first. */
export function servicesOf(samples: readonly Hinted[]): string[] {
  const databases = samples.flatMap(({hints}) => hints.database ?? []);
  return [...new Set([...databases, ...samples.flatMap(({hints}) => hints.services ?? [])])];
}

/** Finds a sample that needs another database in a section that already has one. `fresh` starts a new section. */
export function otherDatabase<Type extends Hinted>(samples: readonly Type[]): Type | undefined {
  const first = samples.find(({hints}) => hints.database !== undefined)?.hints.database;
  return samples.find(({hints}) => hints.database !== undefined && hints.database !== first);
}

/** Whether the sample is an `.env` file. */
export function isEnvFile({title}: Pick<Sample, 'title'>): boolean {
  return /(?:^|\/)\.env$/.test(title ?? '');
}

/** Variables in the `.env` files shown by the samples. */
export function shownVariables(samples: readonly Pick<Sample, 'title' | 'text'>[]): Record<string, string> {
  const files = samples.filter(isEnvFile);
  const variables = parseEnv(files.map(({text}) => text).join('\n'));
  return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
