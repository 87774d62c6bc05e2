/** Why a sample can't be proven here, as shown to readers. Written on the fence as `noProof="third-party"`. */
export const REASONS = {
  enterprise: 'a feature of a paid plan',
  'cloud-dashboard': 'a step in the Strapi Cloud dashboard',
  'third-party': 'a third-party service',
  'other-database': 'a database other than SQLite',
  'v4-code': 'code of Strapi 4',
  output: 'output of a program',
  pseudo: 'a sketch, not for running',
} as const;
export type Reason = keyof typeof REASONS;

export function isReason(text: string): text is Reason {
  return Object.hasOwn(REASONS, text);
}

/** Why a statement has neither a note nor a source, as shown to readers. Written after it as `noProof: estimate`. */
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
