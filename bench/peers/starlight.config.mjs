// Starlight with its defaults, and with our sidebars and URLs.
import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {title, staticFolder} = JSON.parse(readFileSync('site.json', 'utf8'));
const {cmsSidebar, cloudSidebar} = JSON.parse(readFileSync('sidebars.json', 'utf8'));

/** Groups can't have a page in Starlight, so it's the first item of the group. */
const toItem = ({id, label, link, items}) =>
  items ? {label, collapsed: true, items: [...(link ? [link.id] : []), ...items.map(toItem)]} : id;

export default defineConfig({
  site: 'https://starlight.example',
  trailingSlash: 'never',
  build: {format: 'preserve'},
  publicDir: staticFolder,
  integrations: [
    starlight({
      title,
      sidebar: [
        {label: 'CMS', items: cmsSidebar.map(toItem)},
        {label: 'Cloud', collapsed: true, items: cloudSidebar.map(toItem)},
      ],
    }),
  ],
});
