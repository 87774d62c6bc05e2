/** What the landing page says of a release. */
export interface LatestRelease {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  /** The first thing that the release's notes put in bold, without its full stop. */
  headline: string;
  anchor: string;
}
