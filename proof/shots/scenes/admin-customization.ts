import type {Locator, Page} from 'playwright-core';
import type {Scene} from '../types';

const PAGES = 'cms/admin-panel-customization';
const APP = 'src/admin/app.tsx';
const LANGUAGE = 'strapi-admin-language';

/** Of the profile. */
const experience = (page: Page): readonly Locator[] => [
  page.getByRole('heading', {name: 'Experience'}),
  page.getByRole('combobox', {name: 'Interface language'}),
  page.getByRole('combobox', {name: 'Interface mode'}),
];

const scenes: Scene[] = [
  {
    name: 'theme-colors',
    alt: 'A list of books in the Content Manager: the button Create new entry, a selected checkbox, and the selected items of the menus are orange instead of blue.',
    app: 'bookshop',
    files: [{path: APP, page: `${PAGES}/theme-extension`, section: 'colors'}],
    viewport: {width: 1080, height: 521},
    route: '/admin/content-manager/collection-types/api::book.book?page=1&pageSize=10&sort=title:ASC',
    steps: [
      {
        does: 'select the first book',
        run: (page) =>
          page
            .getByRole('checkbox', {name: /^Select /})
            .nth(1)
            .click(),
      },
    ],
    region: {around: (page) => [page.locator('body')], room: [0, -32, 0, 0]},
  },
  {
    name: 'theme-mode',
    alt: 'The section Experience of the profile: Interface language and Interface mode, which is set to Use system settings.',
    app: 'bookshop',
    viewport: {width: 860, height: 900},
    route: '/admin/me',
    region: {
      around: experience,
      room: [23, 28, 28, 28],
    },
    highlights: [(page) => page.getByRole('combobox', {name: 'Interface mode'})],
  },
  {
    name: 'locales-login',
    alt: 'The login page in French. The list of languages at the top right is open: English, Français, Deutsch.',
    app: 'bookshop',
    files: [{path: APP, page: `${PAGES}/locales-translations`, section: 'languages'}],
    isVisitor: true,
    storage: {[LANGUAGE]: 'fr'},
    viewport: {width: 640, height: 640},
    route: '/admin/auth/login',
    steps: [{does: 'open the list of languages', run: (page) => page.getByRole('combobox').first().click()}],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [(page) => page.getByRole('combobox', {includeHidden: true}).first()],
  },
  {
    name: 'locales-profile',
    alt: 'The section Experience of the profile: the list Interface language is set to Français.',
    app: 'bookshop',
    files: [{path: APP, page: `${PAGES}/locales-translations`, section: 'languages'}],
    viewport: {width: 860, height: 900},
    route: '/admin/me',
    steps: [
      {does: 'open the list of languages', run: (page) => page.getByRole('combobox', {name: 'Interface language'}).click()},
      {does: 'choose French', run: (page) => page.getByRole('option', {name: 'Français'}).click()},
    ],
    region: {
      around: experience,
      room: [23, 28, 28, 28],
    },
    highlights: [(page) => page.getByRole('combobox', {name: 'Interface language'})],
  },
  {
    name: 'locales-texts',
    alt: 'The login page with the heading Welcome to the bookshop and the text Sign in to edit books and authors.',
    app: 'bookshop',
    files: [{path: APP, page: `${PAGES}/locales-translations`, section: 'texts'}],
    isVisitor: true,
    viewport: {width: 640, height: 640},
    route: '/admin/auth/login',
    region: {around: (page) => [page.locator('body')], room: 0},
  },
  {
    name: 'options-releases',
    alt: 'Details in Settings > Overview: below the version of Strapi is the link Upgrade your admin panel.',
    app: 'bookshop',
    viewport: {width: 1180, height: 640},
    route: '/admin/settings/application-infos',
    steps: [
      {
        does: 'pretend that there is a newer release',
        run: async (page) => {
          await page.route('https://api.github.com/**', (route) => route.fulfill({json: {tag_name: 'v5.99.0'}}));
          await page.reload();
        },
      },
      {does: 'wait for the link', run: (page) => page.getByRole('link', {name: 'Upgrade your admin panel'}).waitFor()},
    ],
    region: {
      around: (page) => [page.getByText('strapi version'), page.getByRole('link', {name: 'Upgrade your admin panel'})],
      room: [56, 140, 12, 32],
    },
  },
  {
    name: 'wysiwyg-editor',
    alt: 'The field bio of an author with the new editor: a toolbar with icons, and Markdown whose headings and bold text are shown as such.',
    app: 'bookshop',
    files: [
      {path: APP, page: `${PAGES}/wysiwyg-editor`},
      {path: 'src/admin/components/MarkdownEditor.tsx', page: `${PAGES}/wysiwyg-editor`},
      {path: 'src/admin/components/RichText.tsx', page: `${PAGES}/wysiwyg-editor`},
      {path: 'src/admin/components/MarkdownEditor.css', page: `${PAGES}/wysiwyg-editor`},
    ],
    viewport: {width: 1180, height: 900},
    content: `
const [author] = await strapi.documents('api::author.author').findMany({filters: {name: 'Jane Austen'}});
await strapi.documents('api::author.author').update({
  documentId: author.documentId,
  data: {bio: '## Life\\n\\nBorn in **Steventon** in 1775, the seventh of eight children.\\n\\n- Sense and Sensibility\\n- Pride and Prejudice\\n'},
});`,
    route: '/admin/content-manager/collection-types/api::author.author',
    steps: [
      {
        does: 'open the author',
        run: (page) => page.getByRole('link', {name: 'Jane Austen'}).or(page.getByText('Jane Austen')).first().click(),
      },
      {does: 'wait for the editor', run: (page) => page.locator('.markdown-editor').waitFor()},
    ],
    region: {around: (page) => [page.locator('.markdown-editor'), page.getByText('bio', {exact: true})], room: [14, 24, 24, 24]},
  },
];

export default scenes;
