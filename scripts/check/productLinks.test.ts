import {expect, it} from 'vitest';
import {checkProductLinks} from './productLinks';

const section = (anchor: string | null) => ({anchor, level: 2 as const, headings: [], text: '', markdown: '', line: 1});
const PAGES = [{path: '/cms/features/rbac', unlisted: false, sections: [section(null), section('usage')]}];
const TABLE = {
  pages: {'/dev-docs/rbac': '/cms/features/rbac'},
  folders: {'/user-docs/': '/cms/features/rbac'},
  sections: {'/dev-docs/rbac': {roles: '/cms/features/rbac'}},
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
