/** A change that might require action. */
export interface Check {
  /** Changes with its text. */
  id: string;
  html: string;
}

/** The changes of a release on the pages about new features. */
export interface ReleaseChanges {
  /** `5.54.0` */
  version: string;
  /** YYYY-MM-DD */
  date: string;
  /** Whether it was released on this date. Otherwise, it was released on this date or shortly before. */
  isExact: boolean;
  /** Path of its section. */
  path: string;
  /** The changes that might require action. */
  checks: Check[];
  /** HTML of all others. */
  news: string;
}
