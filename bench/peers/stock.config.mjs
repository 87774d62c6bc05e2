// Docusaurus's classic preset with its defaults, and with our bundler, languages, and sidebars.
import {readFileSync} from 'node:fs';

const {title, languages, staticFolder} = JSON.parse(readFileSync('site.json', 'utf8'));

export default {
  title,
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  staticDirectories: [staticFolder],
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [
    [
      'classic',
      {blog: false, docs: {path: 'docs', routeBasePath: '/', numberPrefixParser: false, sidebarPath: './sidebars.json'}},
    ],
  ],
  themeConfig: {
    navbar: {
      title,
      items: [
        {type: 'docSidebar', sidebarId: 'cmsSidebar', label: 'CMS'},
        {type: 'docSidebar', sidebarId: 'cloudSidebar', label: 'Cloud'},
      ],
    },
    prism: {additionalLanguages: languages},
  },
};
