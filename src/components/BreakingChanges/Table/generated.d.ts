declare module '@generated/page-data/default/changes.json' {
  import type {BreakingChange} from '@site/src/site/breakingChanges';

  const changes: BreakingChange[];
  export default changes;
}
