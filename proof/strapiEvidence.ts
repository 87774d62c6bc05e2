import * as evidence from 'docs-proof/claims/evidence';
import type {Evidence, EvidenceOptions} from 'docs-proof/claims/evidence';
import type {Unit} from 'docs-proof/claims/units';
import {CLAIM_REASONS, REASONS} from '../plugins/sample-proof/reasons';
import {CONVENTIONS} from './conventions';

/** Why samples and statements can't be proven. */
export const STRAPI_REASONS = {samples: REASONS, statements: CLAIM_REASONS};

/** Options for reading evidence of statements about Strapi. */
export const EVIDENCE: EvidenceOptions = {subject: {name: 'Strapi', conventions: CONVENTIONS}, reasons: STRAPI_REASONS};

/** @returns `null` for a comment that isn't evidence */
export function evidenceOf(comment: string): Evidence | null {
  return evidence.evidenceOf(comment, EVIDENCE);
}

/** The evidence for this row in a note about rows. */
export function rowEvidence(unit: Unit): Evidence[] {
  return evidence.rowEvidence(unit, EVIDENCE);
}
