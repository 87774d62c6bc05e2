/** A path on this site: begins with one slash, without dots or query. A target can end with an anchor. `resolveRedirects` rejects anything else. */
export type SitePath = `/${string}`;

export interface LegacyTable {
  /** Maps old URLs to the pages or sections that replaced them. URLs include `.html` if they had it. */
  pages: Readonly<Record<SitePath, SitePath>>;
  /** Maps old folders, with a trailing slash, to the page that replaced all their pages. */
  folders: Readonly<Record<SitePath, SitePath>>;
  /**
   * Maps a page's old anchors, and those of old URLs that redirect to it, to the sections that replaced them. A target without an anchor
   * keeps the old one.
   */
  sections: Readonly<Record<SitePath, Readonly<Record<string, SitePath>>>>;
}

/** Data of the browser script. */
export interface RedirectorTable {
  /** Old URLs without `.html`. */
  urls: Record<string, string>;
  folders: Record<string, string>;
  sections: Record<string, Record<string, string>>;
  /** Paths of all pages, encoded. */
  pages: readonly string[];
}
