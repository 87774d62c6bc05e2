declare module '@generated/not-found-suggestions/default/pages.json' {
  import type {ListedPage} from '@site/src/theme/NotFound/Content/nearestPages';

  const pages: ListedPage[];
  export default pages;
}
