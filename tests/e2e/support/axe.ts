import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 AA, as far as a machine can tell. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the part of the page that is looked at. */
  within?: string;
  /** Kinds of rules besides WCAG's. */
  moreRules?: string[];
  /** Name of the one rule that is looked for. */
  onlyRule?: string;
}

/** What is wrong for readers with assistive technology: the rule, what it asks for, and the element. */
export async function violationsOn(page: Page, {within, moreRules = [], onlyRule}: Scope = {}): Promise<string[]> {
  // What isn't laid out yet has no background that a color could be compared with.
  await page.waitForSelector('html[data-whole-layout], html:not([data-has-hydrated="true"])', {state: 'attached'});
  // Nothing is said of what is right, and no second page is opened for the answer: that takes two thirds of the time.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  const rules = onlyRule === undefined ? axe.withTags([...WCAG, ...moreRules]) : axe.withRules(onlyRule);
  const {violations} = await rules.analyze();
  return violations.flatMap(({id, help, nodes}) => nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`));
}
