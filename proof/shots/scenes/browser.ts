import type {Page} from 'playwright-core';
import type {Scene} from '../types';

const PAGES = 'cms/admin-panel-customization';

/** A white book on an orange square: a PNG of 64 × 64 pixels. */
const FAVICON = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAMFBMVEVMaXGzUx2zVB2zUx2zUx2zVB23UiCzVB7////Unn/s0sTXpYjHgFj47ui5YTDmxrSCzLMHAAAA',
  'B3RSTlMA5GpAlcYc4l7SgQAAAAlwSFlzAAALEwAACxMBAJqcGAAAAOlJREFUSMdjYAACZlfxcgxQGGLAAAVMWKTBShQg8sw45IEqIGaol+MERWALyvEAkCXm+BQUAxWI',
  '41NQSMAGkB2M+BUI4HcCyBHu+BWUMITjV1CK3xMgb5QTAFAFp3eDwZzn5eV1JyHsPSgKZnRAwM3y8rlQZidWBR3bqzvwK+g5QUBB/w8CCnpvEFCAAKMKRhUMbgWnVoHB',
  'WpDMLQh7DYoCGDjV0bEGa+aFgx/95fgV1F4noKByOgEFdc8JKMBVwtBUAcFikGBBSrAoJliYE6wOCFYoBKskwpUawWqRYMVKuGomWLnjbx4AAB3bviiBKH6cAAAAAElF',
  'TkSuQmCC',
].join('');

const login = {
  app: 'bookshop',
  isVisitor: true,
  viewport: {width: 760, height: 180},
  region: {around: (page: Page) => [page.locator('body')]},
  frame: 'browser',
} satisfies Partial<Scene>;

const scenes: Scene[] = [
  {
    ...login,
    name: 'admin-favicon',
    alt: "The tab of a browser with the admin panel's login page. Its icon is a white book on an orange square.",
    // The files of a scene are text, so the app itself writes the image.
    files: [
      {
        path: 'src/index.ts',
        text: `import {writeFileSync} from 'node:fs';\nexport default {register: ({strapi}) => writeFileSync(strapi.dirs.app.root + '/favicon.png', Buffer.from('${FAVICON}', 'base64')), bootstrap() {}};\n`,
      },
    ],
    route: '/admin/auth/login',
  },
  {
    ...login,
    name: 'admin-host-port',
    alt: 'The login page of the admin panel in a browser, with the port 4000 in the address bar.',
    files: [{path: '.env', page: `${PAGES}/host-port-path`, section: 'host-port'}],
    route: '/admin/auth/login',
  },
  {
    ...login,
    name: 'admin-path',
    alt: 'The login page of the admin panel in a browser, with the path /dashboard/auth/login in the address bar.',
    files: [{path: 'config/admin.ts', page: `${PAGES}/host-port-path`, section: 'path'}],
    route: '/dashboard',
  },
  {
    name: 'admin-variable',
    alt: 'The login page with the text Sign in to edit https://shop.example.com.',
    app: 'bookshop',
    isVisitor: true,
    files: ['.env', 'src/admin/shop.ts', 'src/admin/app.tsx'].map((path) => ({path, page: `${PAGES}/bundlers`, section: 'env'})),
    viewport: {width: 760, height: 380},
    route: '/admin/auth/login',
    region: {around: (page) => [page.locator('body')]},
  },
];

export default scenes;
