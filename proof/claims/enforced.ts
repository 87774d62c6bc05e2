/**
 * Temporary: whether statements without evidence, and names that the admin panel does not have, are faults. Until all pages have their notes,
 * "npm run check -- --strict" and "npm run proof -- --claims" tell them.
 */
export const CLAIMS_ENFORCED: boolean = false;
