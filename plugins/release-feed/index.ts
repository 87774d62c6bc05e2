import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SITE_TITLE} from '../../src/site/constants';
import {sharedCorpusReader} from '../corpus';
import {CONTENT_TYPES, generatedFiles, type GeneratedFile} from '../generatedFiles';
import {renderFeed} from './feed';
import {toNews} from './news';
import {parseReleases, type Release} from './parseReleases';

const WHATS_NEW = 'whats-new';
/** The pages with a feed, at the URL of the page and `.xml`. */
const FEEDS = [
  {page: 'release-notes', title: `${SITE_TITLE}: release notes`, description: 'What changed in this documentation'},
  {page: WHATS_NEW, title: "What's new in Strapi 5", description: 'New options, commands, and endpoints, and what to check'},
] as const;
/** Number of product releases on the landing page. */
const NEWS_COUNT = 3;

/**
 * Serves the releases of the docs as RSS at `/release-notes.xml` and those of the product at `/whats-new.xml`, and writes the latest
 * releases of the product to `news.json` for the landing page.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export default function releaseFeedPlugin({siteDir, siteConfig}: LoadContext, {docsDir}: {docsDir: string}): Plugin {
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: siteConfig.url});
  const fileOf = (page: string): string => path.join(docsDir, `${page}.md`);

  function readReleases(page: string): Release[] {
    const file = fileOf(page);
    return parseReleases(readFileSync(path.resolve(siteDir, file), 'utf8'), file);
  }

  function feedOf({page, title, description}: (typeof FEEDS)[number]): string {
    return renderFeed(readReleases(page), {
      title,
      description,
      siteUrl: siteConfig.url,
      page: `/${page}`,
      feed: urlOf(page),
      resolveLink: (url) => reader.resolveLink(url, `${page}.md`),
    });
  }

  const files: GeneratedFile[] = FEEDS.map((feed) => ({
    url: urlOf(feed.page),
    contentType: CONTENT_TYPES.rss,
    text: () => feedOf(feed),
  }));

  return {
    name: 'release-feed',
    getPathsToWatch: () => [path.resolve(siteDir, fileOf(WHATS_NEW))],
    async contentLoaded({actions}) {
      const releases = readReleases(WHATS_NEW);
      await actions.createData('news.json', JSON.stringify(releases.slice(0, NEWS_COUNT).map(toNews)));
    },
    injectHtmlTags() {
      const headTags = FEEDS.map(({page, title}) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type: 'application/rss+xml', href: urlOf(page), title},
      }));
      return {headTags};
    },
    ...generatedFiles(
      'release-feed',
      (url) => files.some((file) => file.url === url),
      () => files,
    ),
  };
}

function urlOf(page: string): string {
  return `/${page}.xml`;
}
