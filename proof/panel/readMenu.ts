import type {Page} from 'playwright-core';
import * as z from 'zod';
import {createBookshop, type OwnedBookshop} from '../cms-process/process';
import {ADMIN} from '../cms/seed/credentials';
import {NOW, SEEN_AT} from '../shots/apps';
import {launch, newContext} from '../shots/browser';
import {buildPanel} from '../shots/customPanel';
import {applyLook, lookOf} from '../shots/appearance';
import {watchRequests} from '../shots/quiet';
import type {MenuFile} from './menuFile';

/** The URL in the bookshop's configuration. */
const ORIGIN = 'http://localhost:1337';
/** The group of pages without a group. Paths leave it out: **Settings > API Tokens**. */
const UNNAMED_GROUP = 'Global Settings';
/** Longer texts are explanations, not names. */
const LONGEST_NAME = 60;
/** For a busy machine (ms). */
const TIMEOUT = 60_000;
/** How long to wait for the requests of a page (ms). */
const REQUESTS_TIMEOUT = 10_000;
/** At most this many rows are opened, since the others show the same. */
const OPENED_ROWS = 3;
/** Without a license, these pages show only an offer. */
const OFFER = /\/purchase-/;
/** Texts on every page, for screen readers. */
const ON_EVERY_PAGE: ReadonlySet<string> = new Set(['Skip to content', 'Notifications alt+T']);
/** Buttons for something new. */
const NEW = /^(?:Add|Create|Invite|New)\b/;

/** A user whose only role gets one group of permissions after another. */
const HELPER = {firstname: 'Hal', lastname: 'Helper', email: 'helper@bookshop.example', password: 'Bookshop-Helper-1'};
const CREATE_HELPER = `
const role = await strapi.service('admin::role').create({name: 'Helper', description: 'Has one group of permissions'});
await strapi.service('admin::user').create({...${JSON.stringify(HELPER)}, isActive: true, registrationToken: null, roles: [role.id]});`;

const ACTIONS = `strapi.service('admin::permission').actionProvider.values().map(({actionId, displayName, section, category, pluginName}) =>
  ({action: actionId, name: displayName, section, group: section === 'settings' ? category : pluginName}))`;

/** The tabs of a role. What the permissions for content-types open depends on the project. */
const TABS = {contentTypes: null, plugins: 'Plugins', settings: 'Settings'} as const;

const actionsSchema = z
  .array(
    z.object({action: z.string(), name: z.string(), section: z.enum(['contentTypes', 'plugins', 'settings']), group: z.string()}),
  )
  .min(1);
type Action = z.infer<typeof actionsSchema>[number];

interface Link {
  path: string;
  href: string;
}

/** Walks the menus of the bookshop's admin panel as a Super Admin, and then with each group of permissions. */
export async function readMenu(siteDir: string): Promise<Omit<MenuFile, 'version'>> {
  const shop = createBookshop(`${siteDir}/proof/cms`);
  try {
    await shop.setClock(NOW);
    const booted = await shop.boot({panel: buildPanel(siteDir, null)});
    if (!booted.ok) throw new Error(`The bookshop does not start: ${booted.error}`);
    const browser = await launch({hosts: [new URL(ORIGIN).host], port: Number(new URL(booted.url).port)});
    const signedIn = async (who: {email: string; password: string}): Promise<Visitor> => {
      const context = await newContext(browser, ORIGIN);
      return signIn(await context.newPage(), siteDir, who);
    };
    try {
      const pages = await readPages(await signedIn(ADMIN));
      await ask(shop, CREATE_HELPER);
      const actions = actionsSchema.parse(await ask(shop, ACTIONS));
      return {
        pages,
        actions: Object.fromEntries(actions.map(({action, name}) => [action, name])),
        permissions: await readPermissions(shop, await signedIn(HELPER), actions),
      };
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

/** A signed-in browser. */
interface Visitor {
  page: Page;
  /** Opens a page of the panel, and waits until it shows everything. */
  open: (href: string) => Promise<void>;
  isQuiet: () => Promise<void>;
}

async function signIn(page: Page, siteDir: string, {email, password}: {email: string; password: string}): Promise<Visitor> {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.install({time: SEEN_AT});
  await page.addInitScript(applyLook, lookOf(siteDir));
  const wait = watchRequests(page, REQUESTS_TIMEOUT);
  // A request that a navigation interrupts never ends.
  const isQuiet = (): Promise<void> => wait().catch(() => undefined);
  const open = async (href: string): Promise<void> => {
    await page.goto(href);
    await isQuiet();
  };
  await open('/admin/auth/login');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('link', {name: 'Home', exact: true}).waitFor();
  return {page, open, isQuiet};
}

/** The links of the main navigation and of the settings, which only some people have. */
async function linksOf({page, open}: Visitor): Promise<Link[]> {
  await open('/admin');
  const main = await page
    .locator('nav')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({path: link.ariaLabel ?? '', href: link.getAttribute('href') ?? ''})));
  const inPanel = main.filter(({href}) => href.startsWith('/'));
  if (!inPanel.some(({path}) => path === 'Settings')) return inPanel;
  await open('/admin/settings');
  const groups = await page
    .getByRole('navigation', {name: 'Settings'})
    .locator('li:has(> ol), li:has(ol)')
    .evaluateAll((items) =>
      items.map((item) => ({
        group: item.firstElementChild?.firstElementChild?.textContent.trim() ?? '',
        links: Array.from(item.querySelectorAll('ol a'), (link) => ({
          name: link.textContent.trim(),
          href: link.getAttribute('href') ?? '',
        })),
      })),
    );
  return [
    ...inPanel,
    ...groups.flatMap(({group, links}) =>
      links.map(({name, href}) => ({
        path: (group === UNNAMED_GROUP ? ['Settings', name] : ['Settings', group, name]).join(' > '),
        href,
      })),
    ),
  ];
}

async function readPages(visitor: Visitor): Promise<MenuFile['pages']> {
  const pages: MenuFile['pages'] = {};
  for (const {path, href} of [...(await linksOf(visitor)), ...(await contentTypesOf(visitor))])
    pages[path] = await readPage(visitor, path, href);
  return pages;
}

/** The content-types are listed next to their page, not in the navigation. */
async function contentTypesOf({page, open}: Visitor): Promise<Link[]> {
  await open('/admin/content-manager');
  const links = page.getByRole('navigation').last().getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => ({path: `Content Manager > ${link.textContent.trim()}`, href: link.getAttribute('href') ?? ''})),
  );
}

async function readPage(visitor: Visitor, path: string, href: string): Promise<MenuFile['pages'][string]> {
  if (OFFER.test(href) || !path.startsWith('Settings > ')) return null;
  const {page, open, isQuiet} = visitor;
  await open(href);
  const shows = await namesOn(page);
  const opens: string[] = [];
  const rows = page.locator('main tbody tr');
  const targets = [
    page
      .getByRole('button', {name: NEW})
      .or(page.getByRole('link', {name: NEW}))
      .first(),
    ...Array.from({length: OPENED_ROWS}, (_, index) => rows.nth(index).locator('td').nth(1)),
  ];
  for (const target of targets) {
    if (!(await target.isVisible())) continue;
    await target.click();
    await isQuiet();
    opens.push(...(await namesOn(page)));
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      opens.push(...(await namesOn(page)));
    }
    await open(href);
  }
  return {shows: sorted(shows), opens: sorted(opens).filter((name) => !shows.includes(name))};
}

/** Texts and labels on the screen, without what changes with the content, such as dates and numbers. */
async function namesOn(page: Page): Promise<string[]> {
  await page.locator(':is(button, a, input):not(nav *)').first().waitFor();
  await page.getByText('Loading content.').waitFor({state: 'hidden'});
  const texts = await page.evaluate(() => {
    const {body} = document;
    for (const menu of Array.from(body.querySelectorAll('nav'))) menu.style.display = 'none';
    const labelled = Array.from(body.querySelectorAll('[aria-label], [placeholder]'));
    return [
      ...body.innerText.split('\n'),
      ...labelled.filter((one) => !one.closest('nav')).map((one) => one.ariaLabel ?? one.getAttribute('placeholder') ?? ''),
    ];
  });
  return texts
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\s*\*$/, '')
        .trim(),
    )
    .filter((text) => !ON_EVERY_PAGE.has(text) && /\p{L}{2}/u.test(text) && !/[\d@/]/.test(text) && text.length <= LONGEST_NAME);
}

async function readPermissions(
  shop: OwnedBookshop,
  visitor: Visitor,
  actions: readonly Action[],
): Promise<MenuFile['permissions']> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const key = `${action.section} ${action.group}`;
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  const always = (await linksOf(visitor)).map(({path}) => path);
  const permissions: MenuFile['permissions'] = [];
  for (const members of groups.values()) {
    const [first] = members;
    const tab = first && TABS[first.section];
    if (!first || !tab) continue;
    const given = members.map(({action}) => ({action, subject: null, properties: {}, conditions: []}));
    await ask(
      shop,
      `const {id} = await strapi.db.query('admin::role').findOne({where: {name: 'Helper'}});
      await strapi.service('admin::role').assignPermissions(id, ${JSON.stringify(given)});`,
    );
    const pages = (await linksOf(visitor)).map(({path}) => path).filter((path) => !always.includes(path));
    permissions.push({tab, group: first.group, names: sorted(members.map(({name}) => name)), pages});
  }
  return permissions;
}

async function ask(shop: OwnedBookshop, source: string): Promise<unknown> {
  const {value, error} = await shop.run(source);
  if (error) throw new Error(`The bookshop can't be prepared for the walk: ${error.message} Fix proof/panel/readMenu.ts.`);
  return value;
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
