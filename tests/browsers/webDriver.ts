/** The part of the W3C's WebDriver protocol that the tests need. The packages for it bring hundreds of others, or need a newer Node.js. */
import * as z from 'zod';
import type {Driver} from './driver';

/** How keys are named on the wire: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE006',
  Backspace: '\uE003',
  Tab: '\uE004',
  Space: ' ',
  Control: '\uE009',
  Shift: '\uE008',
  Meta: '\uE03D',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Key of a reference to an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({[ELEMENT]: z.string()}).nullable();

const PATIENCE_IN_MS = 30_000;
const PAUSE_IN_MS = 100;

/** Sends a command. @throws {Error} with the driver's message */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param url of a driver that is listening */
export async function openSession(url: string, siteUrl: string): Promise<Driver> {
  const send: Send = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = z.object({value: z.unknown()}).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path} failed: ${JSON.stringify(value)}`);
    return value;
  };
  const session = await send('POST', '/session', {capabilities: {}});
  const {sessionId} = z.object({sessionId: z.string()}).parse(session);
  return new WebDriver(siteUrl, (method, path, body) => send(method, `/session/${sessionId}${path}`, body));
}

class WebDriver implements Driver {
  constructor(
    private readonly siteUrl: string,
    private readonly send: Send,
  ) {}

  async goto(path: string): Promise<void> {
    await this.send('POST', '/url', {url: `${this.siteUrl}${path}`});
  }

  async back(): Promise<void> {
    await this.send('POST', '/back', {});
  }

  /** The size of the window is given, and its bar is a part of it. */
  async resize(width: number, height: number): Promise<void> {
    await this.send('POST', '/window/rect', {width, height});
    const bar = z.number().parse(await this.evaluate(() => outerHeight - innerHeight));
    await this.send('POST', '/window/rect', {width, height: height + bar});
  }

  evaluate(run: (argument: string) => unknown, argument = ''): Promise<unknown> {
    return this.send('POST', '/execute/sync', {script: `return (${String(run)})(...arguments)`, args: [argument]});
  }

  hover(selector: string): Promise<void> {
    return this.withElement(selector, async (id) => {
      const origin = {[ELEMENT]: id};
      await this.act({type: 'pointer', id: 'mouse', actions: [{type: 'pointerMove', x: 0, y: 0, origin}]});
    });
  }

  click(selector: string): Promise<void> {
    return this.withElement(selector, async (id) => void (await this.send('POST', `/element/${id}/click`, {})));
  }

  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => KEYS[key] ?? key);
    await this.pressKeys([...values.map(down), ...values.reverse().map(up)]);
  }

  async type(text: string): Promise<void> {
    await this.pressKeys(Array.from(text).flatMap((character) => [down(character), up(character)]));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.send('GET', '/screenshot')), 'base64');
  }

  async close(): Promise<void> {
    await this.send('DELETE', '');
  }

  private async pressKeys(actions: readonly object[]): Promise<void> {
    await this.act({type: 'key', id: 'keyboard', actions});
  }

  private async act(actions: object): Promise<void> {
    await this.send('POST', '/actions', {actions: [actions]});
  }

  /** Tries again while no visible element matches, or it's covered or moves away. */
  private async withElement(selector: string, use: (id: string) => Promise<void>): Promise<void> {
    const end = Date.now() + PATIENCE_IN_MS;
    for (;;) {
      try {
        const element = elementSchema.parse(await this.evaluate(findVisible, selector));
        if (!element) throw new Error(`No visible element matches ${selector}.`);
        await use(element[ELEMENT]);
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MS));
    }
  }
}

function down(value: string): object {
  return {type: 'keyDown', value};
}

function up(value: string): object {
  return {type: 'keyUp', value};
}

function findVisible(selector: string): Element | null {
  const found: Element[] = [];
  if (selector.startsWith('//')) {
    const nodes = document.evaluate(selector, document, null, XPathResult.ORDERED_NODE_ITERATOR_TYPE);
    for (let node = nodes.iterateNext(); node; node = nodes.iterateNext()) if (node instanceof Element) found.push(node);
  } else {
    found.push(...Array.from(document.querySelectorAll(selector)));
  }
  const visible = found.find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({visibilityProperty: true}),
  );
  visible?.scrollIntoView({block: 'center', behavior: 'instant'});
  return visible ?? null;
}
