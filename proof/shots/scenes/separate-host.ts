import type {Response} from 'playwright-core';
import type {Scene} from '../types';

const PAGE = 'cms/admin-panel-customization/host-port-path';

/** The server of the API, as the page on deployment configures it. */
const API = `server {
  listen 443 ssl;
  server_name api.example.com;
  ssl_certificate /etc/ssl/api.example.com.pem;
  ssl_certificate_key /etc/ssl/api.example.com.key;

  location / {
    proxy_pass http://127.0.0.1:1337;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $host;
  }
}
`;

const isFromApi = (path: string) => (response: Response) =>
  response.ok() && response.url().startsWith(`https://api.example.com/${path}`);

const scenes: Scene[] = [
  {
    name: 'admin-separate-host',
    alt: 'A list of books in the admin panel. The address bar of the browser starts with https://admin.example.com/content-manager.',
    app: 'bookshop',
    files: [
      {path: 'config/admin.ts', page: PAGE, section: 'separate'},
      {path: 'config/server.ts', page: PAGE, section: 'separate'},
      {path: 'config/middlewares.ts', page: PAGE, section: 'cors'},
      {path: 'etc/nginx/conf.d/admin.conf', page: PAGE, section: 'separate'},
      {path: 'etc/nginx/conf.d/api.conf', text: API},
    ],
    viewport: {width: 880, height: 420},
    route: '/content-manager/collection-types/api::book.book?page=1&pageSize=10&sort=title:ASC',
    steps: [
      {
        does: 'renew the session with the refresh cookie, which the browser sends to the other host',
        run: async (page) => {
          await page.context().addCookies([{name: 'jwtToken', value: 'expired', domain: 'admin.example.com', path: '/'}]);
          await Promise.all([
            page.waitForResponse(isFromApi('admin/access-token')),
            page.waitForResponse(isFromApi('content-manager/collection-types/api::book.book?')),
            page.reload(),
          ]);
        },
      },
      {does: 'reload the page with the new session', run: (page) => page.reload()},
    ],
    region: {around: (page) => [page.locator('body')], room: 0},
    frame: 'browser',
  },
];

export default scenes;
