import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test as base} from './support/test';

/** A page's search, as a reader uses it. */
export class Search {
  readonly bar: Locator;
  readonly modal: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  readonly errorScreen: Locator;
  /** The link to all results, which says how many there are. */
  readonly seeAll: Locator;

  constructor(readonly page: Page) {
    this.bar = page.getByRole('button', {name: 'Search', exact: true});
    this.modal = page.getByRole('dialog', {name: 'Search'});
    this.field = this.modal.getByRole('combobox');
    this.hits = this.modal.getByRole('row');
    this.errorScreen = this.modal.locator('.DocSearch-ErrorScreen');
    this.seeAll = this.modal.getByRole('link', {name: /^See all \d+ results?$/});
  }

  /** Opens a page and waits until it is interactive. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Types a query and waits for its hits. */
  async find(query: string): Promise<void> {
    await this.field.fill(query);
    await expect(this.modal.getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(this.hits.first()).toBeVisible();
  }

  /** Opens the search, finds a query, and follows its first hit. */
  async openFirstHit(query: string): Promise<void> {
    await this.open();
    await this.find(query);
    await this.page.keyboard.press('Enter');
  }

  /** Sends events that aren't a wish to search: the window gets the focus back, the pointer passes over the search bar. */
  async passBy(): Promise<void> {
    await this.field.blur();
    await this.field.focus();
    await this.bar.dispatchEvent('mouseover');
    await this.bar.dispatchEvent('focusin');
    await this.bar.dispatchEvent('touchstart');
  }

  /** The link of a hit. @param number from 0 */
  link(number = 0): Locator {
    return this.hits.nth(number).getByRole('link');
  }
}

export const test = base.extend<{search: Search}>({
  search: async ({page}, use) => use(new Search(page)),
});
