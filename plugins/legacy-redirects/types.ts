/** A path on this site: one slash first, no dots, no query, no hash. `resolveRedirects` refuses anything else. */
export type SitePath = `/${string}`;

export interface LegacyTable {
  /** Old URL to the page that took its place. `.html` is part of a URL that had it. */
  pages: Readonly<Record<SitePath, SitePath>>;
  /** Old folder, with its last slash, to the page that took the place of all that was in it. */
  folders: Readonly<Record<SitePath, SitePath>>;
  /** By old URL or by page: anchor to the page that took the place of its section. */
  sections: Readonly<Record<SitePath, Readonly<Record<string, SitePath>>>>;
}

/** What the script in the browser knows. Paths have no ending. */
export interface RedirectorTable {
  folders: Record<string, string>;
  sections: Record<string, Record<string, string>>;
}
