import type {BreakingChange} from '../site/breakingChanges';

/** Content from outside of a page that components show in their Markdown forms. */
export interface SiteContent {
  /** All breaking changes, from the cards of their pages. */
  breakingChanges: () => readonly BreakingChange[];
  /** @returns `null` for a scene of the admin panel without screenshots */
  screenshot: (scene: string) => {alt: string; src: string} | null;
}
