import type {Browser, BrowserContext, Page} from '@playwright/test';
import type {Driver, Engine} from './driver';

/** An engine that Playwright drives. */
export async function startPlaywright(launching: Promise<Browser>): Promise<Engine> {
  const browser = await launching;
  return {
    async open(baseURL) {
      const context = await browser.newContext({baseURL});
      return new PlaywrightDriver(context, await context.newPage());
    },
    stop: () => browser.close(),
  };
}

class PlaywrightDriver implements Driver {
  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({width, height});
  }

  evaluate(run: (argument: string) => unknown, argument = ''): Promise<unknown> {
    return this.page.evaluate(run, argument);
  }

  async hover(selector: string): Promise<void> {
    await this.page.locator(selector).filter({visible: true}).first().hover();
  }

  async click(selector: string): Promise<void> {
    await this.page.locator(selector).filter({visible: true}).first().click();
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  screenshot(): Promise<Buffer> {
    return this.page.screenshot();
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
