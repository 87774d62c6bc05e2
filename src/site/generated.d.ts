/** Files that our plugins write for the browser. */

declare module '@generated/highlighted-code/default/landing.json' {
  import type {HighlightedCodeProps} from '@site/src/components/HighlightedCode/props';

  const sample: {request: HighlightedCodeProps; response: HighlightedCodeProps};
  export default sample;
}

declare module '@generated/releases/default/news.json' {
  import type {News} from '@site/plugins/releases/news';

  const news: News[];
  export default news;
}

declare module '@generated/breaking-changes/default/changes.json' {
  import type {BreakingChange} from '@site/src/site/breakingChanges';

  const changes: BreakingChange[];
  export default changes;
}

declare module '@generated/sample-proof/default/totals.json' {
  import type {ProofTotals} from '@site/plugins/sample-proof/pageProof';

  const totals: ProofTotals | null;
  export default totals;
}

declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/plugins/page-list';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/legacy-redirects/default/pagesWithMovedSections.json' {
  const paths: string[];
  export default paths;
}

declare module '@generated/vendors/default/settings.json' {
  import type {VendorSettings} from '@site/plugins/vendors/types';

  const settings: VendorSettings;
  export default settings;
}

declare module '@phosphor-icons/core/regular/*.svg' {
  import type {ComponentType, SVGProps} from 'react';

  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}
