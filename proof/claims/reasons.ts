import {REASONS} from '../types';

/** Why a statement has neither note nor source, in words that readers see. Written after it as `noProof: estimate`. */
export const CLAIM_REASONS = {
  enterprise: REASONS.enterprise,
  'cloud-dashboard': REASONS['cloud-dashboard'],
  'third-party': REASONS['third-party'],
  'other-database': REASONS['other-database'],
  'v4-code': REASONS['v4-code'],
  standard: 'a rule of HTTP, Node.js or a language, not of Strapi',
  estimate: 'a rough figure that depends on the machine, the network or the reader',
  example: 'a number or name that the reader chooses',
  advice: 'a recommendation',
} as const;
export type ClaimReason = keyof typeof CLAIM_REASONS;

export function isClaimReason(text: string): text is ClaimReason {
  return Object.hasOwn(CLAIM_REASONS, text);
}
