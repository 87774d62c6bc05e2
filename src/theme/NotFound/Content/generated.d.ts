declare module '@generated/page-data/default/pages.json' {
  import type {ListedPage} from '@site/src/theme/NotFound/Content/nearestPages';

  const pages: ListedPage[];
  export default pages;
}
