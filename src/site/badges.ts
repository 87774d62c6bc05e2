/** What badges say: shown on the pages, and in the files that are made of them. */

export const PLANS = ['Community', 'Growth', 'Enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export const badgeText = {
  version: (since: string): string => `Since ${since}`,
  plan: (plan: string): string => `${plan} plan`,
  check: 'Check',
  beta: 'Beta',
  futureFlag: 'Future flag',
} as const;
