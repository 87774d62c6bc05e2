/** What a release changed, as the pages about new features have it. */
export interface ReleaseChanges {
  /** `5.54.0` */
  version: string;
  /** YYYY-MM-DD */
  date: string;
  /** Whether it came out on this day. Otherwise, it came out on this day or shortly before. */
  isExact: boolean;
  /** Path of its section. */
  path: string;
  /** HTML of the changes that might require action. */
  checks: string;
  /** HTML of all others. */
  news: string;
}
