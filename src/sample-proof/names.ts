/** The attribute by which `openProof.ts` finds seals that open. */
export const PROOF = 'data-proof';
/** On the seal of the page: the version of Strapi that its samples were run on. */
export const PROVEN_ON = 'data-sample-proof';
