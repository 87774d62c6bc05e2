/** A path on this site: begins with one slash, without dots, query, or hash. `resolveRedirects` rejects anything else. */
export type SitePath = `/${string}`;

export interface LegacyTable {
  /** Maps old URLs to the pages that replaced them. URLs include `.html` if they had it. */
  pages: Readonly<Record<SitePath, SitePath>>;
  /** Maps old folders, with a trailing slash, to the page that replaced all their pages. */
  folders: Readonly<Record<SitePath, SitePath>>;
  /** By old URL or page: maps anchors to the pages that replaced their sections. */
  sections: Readonly<Record<SitePath, Readonly<Record<string, SitePath>>>>;
}

/** Data of the browser script. Paths don't have extensions. */
export interface RedirectorTable {
  folders: Record<string, string>;
  sections: Record<string, Record<string, string>>;
  /** Paths of all pages, encoded. */
  pages: readonly string[];
}
