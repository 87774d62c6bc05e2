import type {BreakingChange} from '../site/breakingChanges';
import type {ComponentUse} from './componentUse';
import type {Problem, PropRules} from './rules';

/** What components show from elsewhere than their page. */
export interface SiteContent {
  /** All breaking changes, from the cards of their pages. */
  breakingChanges: () => readonly BreakingChange[];
  /** @returns `null` for a scene of the admin panel without screenshots */
  screenshot: (scene: string) => {alt: string; src: string} | null;
}

export interface ComponentHandler {
  /**
   * The Markdown that represents the component.
   *
   * @param content the content between its tags, as Markdown
   * @param link makes a URL of the page absolute
   */
  markdown: (use: ComponentUse, content: string, link: (url: string) => string, site: SiteContent) => string;
  /** Text that the component adds before its content. */
  words?: (use: ComponentUse, site: SiteContent) => string[];
  /** Text that the component adds after its content. */
  wordsAfter?: (use: ComponentUse) => string[];
  /** All props that it accepts. Without rules, as for HTML elements, it accepts any prop. */
  props?: PropRules;
  /** Names of the props that contain URLs. */
  urls?: readonly string[];
  /** The fault in its position or its content, if any. */
  check?: (use: ComponentUse, site: SiteContent) => Problem | undefined;
}

export function keepContent(_use: ComponentUse, content: string): string {
  return content;
}
