import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules of WCAG 2.2 AA that can be tested automatically. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the part of the page to check. */
  within?: string;
  /** Other sets of rules. */
  moreRules?: string[];
  /** The only rule to check. */
  onlyRule?: string;
}

/** Violations, each with its rule, what the rule requires, and the element. */
export async function violationsOn(page: Page, {within, moreRules = [], onlyRule}: Scope = {}): Promise<string[]> {
  // Reports only violations, and uses no second page. Both together save two thirds of the time.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  const rules = onlyRule === undefined ? axe.withTags([...WCAG, ...moreRules]) : axe.withRules(onlyRule);
  const {violations} = await rules.analyze();
  return violations.flatMap(({id, help, nodes}) => nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`));
}
