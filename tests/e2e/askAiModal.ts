import type {Locator, Page} from '@playwright/test';
import {expect, hydrated} from './support/test';

/** A page's Ask AI, as a reader uses it. */
export class AskAi {
  readonly button: Locator;
  readonly modal: Locator;
  readonly field: Locator;
  readonly conversation: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Ask AI'});
    this.modal = page.getByRole('dialog', {name: 'Ask AI'});
    this.field = this.modal.getByRole('textbox', {name: /question/i});
    this.conversation = this.modal.getByRole('region', {name: 'Conversation'});
    this.status = this.modal.locator(':scope > div > [role="status"]');
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+i');
    await expect(this.field).toBeFocused();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    // The modal hides immediately, but its keys open it again only after the site has removed it.
    await expect(this.page.getByRole('dialog', {name: 'Ask AI', includeHidden: true})).toHaveCount(0);
  }

  /** Opens the modal of a page and sends a question. */
  async ask(question: string): Promise<void> {
    if (!(await this.modal.isVisible())) await this.open();
    await this.field.fill(question);
    await this.page.keyboard.press('Enter');
    await expect(this.turn(question)).toBeVisible();
  }

  /** A question and the response to it. */
  turn(question: string): Locator {
    return this.conversation.getByRole('article').filter({has: this.page.getByRole('heading', {level: 3, name: question})});
  }
}
