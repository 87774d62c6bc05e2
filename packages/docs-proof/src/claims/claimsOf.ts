import type {SourceFile} from 'docs-corpus';
import {claimOf, type Claim} from './claim';
import type {EvidenceOptions} from './evidence';
import {unitsOf, type Unit} from './units';

export interface ClaimOptions extends EvidenceOptions {
  /** Values of the product that were recorded for a row, such as defaults of its keys. Its cell must contain one of them. */
  recorded?: (unit: Unit, source: SourceFile) => readonly string[];
}

/** The checkable statements of a file. */
export function claimsOf(source: SourceFile, options: ClaimOptions): Claim[] {
  return unitsOf(source).flatMap((unit) => claimOf(unit, options.recorded?.(unit, source) ?? [], options) ?? []);
}
