import {expect, it} from 'vitest';
import {placed, webConfiguration} from './webServer';

const ADMIN = `server {
  listen 443 ssl;
  server_name admin.example.com;
  ssl_certificate /etc/ssl/admin.example.com.pem;
  ssl_certificate_key /etc/ssl/admin.example.com.key;
  root /var/www/admin;
}`;
const API = 'server {location / {proxy_pass http://127.0.0.1:1337;}}';

it('finds the configuration of nginx among the files of a scene', () => {
  expect(webConfiguration({'config/admin.ts': 'export default {};'})).toBeNull();
  expect(webConfiguration({'config/admin.ts': '', 'etc/nginx/conf.d/admin.conf': ADMIN, 'etc/nginx/conf.d/api.conf': API})).toBe(
    `${ADMIN}\n${API}`,
  );
});

it('replaces the places of another machine, and nothing else', () => {
  const places = {port: 4430, root: '/tmp/www', app: 'http://127.0.0.1:40123', cert: '/tmp/a.pem', key: '/tmp/a.key'};
  expect(placed(`${ADMIN}\n${API}`, places)).toBe(`server {
  listen 127.0.0.1:4430 ssl;
  server_name admin.example.com;
  ssl_certificate /tmp/a.pem;
  ssl_certificate_key /tmp/a.key;
  root /tmp/www;
}
server {location / {proxy_pass http://127.0.0.1:40123;}}`);
});
