/** Texts of badges on pages and in generated files. */

export const PLANS = ['Community', 'Growth', 'Enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export const badgeText = {
  version: (since: string): string => `Since ${since}`,
  plan: (plan: string): string => `${plan} plan`,
  check: 'Check',
  beta: 'Beta',
  futureFlag: 'Future flag',
} as const;
