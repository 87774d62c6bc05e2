import type {ProofCount, ProofDetails} from '../pageProof';

/** @throws {Error} for a file of another build */
export function readDetails(value: unknown): ProofDetails {
  if (!isDetails(value)) throw new Error('The file has another form.');
  return value;
}

function isDetails(value: unknown): value is ProofDetails {
  if (!hasAll(value, ['version', 'node', 'date', 'samples', 'hidden', 'checked', 'statements', 'unchecked', 'blocks']))
    return false;
  const {version, node, date, samples, hidden, checked, statements, unchecked, blocks} = value;
  if (typeof version !== 'string' || typeof samples !== 'number' || typeof hidden !== 'number') return false;
  if (![node, date].every((text) => text === null || typeof text === 'string')) return false;
  return [checked, statements, unchecked].every(isCounts) && typeof blocks === 'object' && blocks !== null;
}

function isCounts(value: unknown): value is ProofCount[] {
  return Array.isArray(value) && value.every((count) => hasAll(count, ['count', 'text']));
}

function hasAll<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
