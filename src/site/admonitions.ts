/** Admonitions in addition to Docusaurus's own, `:::prerequisites`. */
export const ADMONITION_KINDS = ['callout', 'prerequisites', 'strapi'] as const;
export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];
