import type {BreakingChange} from '../../src/site/breakingChanges';
import type {ComponentUse} from './element';
import type {Problem, PropRules} from './rules';

/** What components show of other pages. */
export interface OtherPages {
  /** All breaking changes, as their pages' cards tell them. */
  breakingChanges: () => readonly BreakingChange[];
}

export interface ComponentHandler {
  /**
   * The Markdown that represents the component.
   *
   * @param content what is between its tags, as Markdown
   * @param link makes a URL of the page absolute
   */
  markdown: (use: ComponentUse, content: string, link: (url: string) => string, others: OtherPages) => string;
  /** Words that the component shows by itself, before its content. */
  words?: (use: ComponentUse, others: OtherPages) => string[];
  /** The same, after its content. */
  wordsAfter?: (use: ComponentUse) => string[];
  /** All props that it takes. Without rules, any prop goes: HTML elements. */
  props?: PropRules;
  /** Names of the props that hold URLs. */
  urls?: readonly string[];
  /** What is wrong with where and around what it is used. */
  check?: (use: ComponentUse) => Problem | undefined;
}

export function keepContent(_use: ComponentUse, content: string): string {
  return content;
}
