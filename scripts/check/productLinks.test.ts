import {expect, it} from 'vitest';
import {checkProductLinks} from './productLinks';

const section = (anchor: string | null) => ({anchor, level: 2 as const, headings: [], text: '', markdown: '', line: 1});
const PAGES = [{path: '/cms/features/rbac', unlisted: false, sections: [section(null), section('usage')]}];
const TABLE = {
  pages: {'/dev-docs/rbac': '/cms/features/rbac'},
  folders: {'/user-docs/': '/cms/features/rbac'},
  sections: {'/cms/features/rbac': {roles: '/cms/features/rbac#usage'}},
} as const;

const faultsOf = (link: string): string[] =>
  checkProductLinks({[link]: ['@strapi/admin']}, PAGES, TABLE).map(({message}) => message);

it.each([
  '/',
  '/cms/features/rbac',
  '/cms/features/rbac#usage',
  '/dev-docs/rbac',
  '/dev-docs/rbac#usage',
  '/dev-docs/rbac#roles',
  '/user-docs/anything',
])('accepts %s', (link) => {
  expect(faultsOf(link)).toEqual([]);
});

it('names the package that links a page that does not exist', () => {
  expect(faultsOf('/cms/features/gone')).toEqual([
    expect.stringContaining('@strapi/admin links /cms/features/gone, which leads nowhere'),
  ]);
});

it.each(['/cms/features/rbac#gone', '/dev-docs/rbac#gone'])('names the section that %s lacks', (link) => {
  expect(faultsOf(link)).toEqual([expect.stringContaining('/cms/features/rbac has no section "gone"')]);
});

it('names a redirect that leads to no page', () => {
  const table = {...TABLE, pages: {...TABLE.pages, '/dev-docs/sso': '/cms/features/sso'}} as const;
  expect(checkProductLinks({}, PAGES, table).map(({message}) => message)).toEqual([
    expect.stringContaining("an old URL redirects to /cms/features/sso, which isn't a page"),
  ]);
});

const textOf = (...lines: string[]): string => lines.join('\n');

it.each([
  [
    {'/cms/features/rbac': {roles: '/cms/features/rbac#usages'}},
    'redirects.ts:2: /cms/features/rbac has no section "usages". Write "/cms/features/rbac#usage"',
  ],
  [
    {'/cms/features/rbac': {roles: '/cms/features/rbac'}},
    'redirects.ts:2: /cms/features/rbac has no section "roles". Name one of its sections: usage',
  ],
  [
    {'/cms/features/rbac': {usage: '/cms/features/rbac'}},
    'redirects.ts:1: /cms/features/rbac has a section "usage", which the redirect hides. Delete the line',
  ],
] as const)('names the line of a section that leads nowhere: %j', (sections, message) => {
  const text = textOf("'/cms/features/rbac': {", "  roles: '…',", '}');
  expect(checkProductLinks({}, PAGES, {...TABLE, sections}, text).map((finding) => finding.message.replace(/\.$/, ''))).toEqual([
    message,
  ]);
});

it('names the line of an old URL whose section does not exist', () => {
  const table = {...TABLE, pages: {'/dev-docs/rbac': '/cms/features/rbac#gone'}} as const;
  const [finding] = checkProductLinks({}, PAGES, table, textOf('{', "  '/dev-docs/rbac': '…',", '}'));
  expect(finding?.message).toContain('redirects.ts:2: /cms/features/rbac has no section "gone"');
});

it('names a section that pages had and that is neither there nor redirected', () => {
  const published = ['/cms/features/rbac#usage', '/cms/features/rbac#roles', '/dev-docs/rbac#usage', '/cms/features/rbac#lost'];
  expect(checkProductLinks({}, PAGES, TABLE, '', published).map(({message}) => message)).toEqual([
    "redirects.ts:1: the section /cms/features/rbac#lost was published, and leads nowhere now. Give the heading that replaced it this ID, or add it below '/cms/features/rbac' in sections",
  ]);
});
