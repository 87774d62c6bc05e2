/** A release on the landing page. */
export interface LatestRelease {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  /** The first bold text of the release notes, without its period. */
  headline: string;
  anchor: string;
}
