declare module '@generated/page-data/default/releases.json' {
  import type {ReleaseChanges} from '@site/src/site/releaseChanges';

  const releases: ReleaseChanges[];
  export default releases;
}
