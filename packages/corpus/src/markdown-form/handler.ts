import type {ComponentUse} from './componentUse';
import type {Problem, PropRules} from './rules';

/** How a component appears in Markdown and in the search, and the rules for its use. */
export interface ComponentForm {
  /**
   * The Markdown that represents the component.
   *
   * @param content the content between its tags, as Markdown
   * @param link makes a URL of the page absolute
   */
  markdown: (use: ComponentUse, content: string, link: (url: string) => string) => string;
  /** Text that the component adds before its content. */
  words?: (use: ComponentUse) => string[];
  /** Text that the component adds after its content. */
  wordsAfter?: (use: ComponentUse) => string[];
  /** Commands that it shows instead of content, each in a tab. */
  commands?: (use: ComponentUse) => {groupId: string; tabs: {value: string; text: string}[]};
  /** All props that it accepts. Without rules, as for HTML elements, it accepts any prop. */
  props?: PropRules;
  /** Names of the props that contain URLs. */
  urls?: readonly string[];
  /** The fault in its position or its content, if any. */
  check?: (use: ComponentUse) => Problem | undefined;
}

/** The form of a component that can show content from outside its page. */
export interface ComponentHandler<Content = unknown> extends Omit<ComponentForm, 'markdown' | 'words' | 'check'> {
  markdown: (use: ComponentUse, content: string, link: (url: string) => string, site: Content) => string;
  words?: (use: ComponentUse, site: Content) => string[];
  check?: (use: ComponentUse, site: Content) => Problem | undefined;
}

export function keepContent(_use: ComponentUse, content: string): string {
  return content;
}
