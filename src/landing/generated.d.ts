declare module '@generated/fences/default/landing.json' {
  import type {HighlightedCodeProps} from '@site/src/article/HighlightedCode/props';

  const sample: {request: HighlightedCodeProps; response: HighlightedCodeProps};
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
