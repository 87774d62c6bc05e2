declare module '@generated/fences/default/landing.json' {
  /** A step's request and its response, as highlighted HTML. */
  const sample: {request: string; response: string}[];
  export default sample;
}

declare module '@generated/release-feed/default/news.json' {
  import type {LatestRelease} from '@site/src/landing/latestRelease';

  const news: LatestRelease[];
  export default news;
}

declare module '@generated/sample-proof/default/totals.json' {
  import type {ProofTotals} from '@site/src/sample-proof';

  const totals: ProofTotals | null;
  export default totals;
}
