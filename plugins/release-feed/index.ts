import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sharedCorpusReader} from '../corpus';
import {CONTENT_TYPES, generatedFile} from '../generatedFiles';
import {renderFeed} from './feed';
import {toNews} from './news';
import {parseReleases, type Release} from './parseReleases';

const FEED = '/release-notes.xml';
const RELEASE_NOTES = 'release-notes';
const WHATS_NEW = 'whats-new';
/** Number of product releases on the landing page. */
const NEWS_COUNT = 3;

/**
 * Serves the release notes of the docs as RSS at `/release-notes.xml`, and writes the latest releases of the product to
 * `news.json` for the landing page.
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

  function feed(): string {
    return renderFeed(readReleases(RELEASE_NOTES), `${siteConfig.title}: release notes`, {
      siteUrl: siteConfig.url,
      page: `/${RELEASE_NOTES}`,
      feed: FEED,
      resolveLink: (url) => reader.resolveLink(url, `${RELEASE_NOTES}.md`),
    });
  }

  return {
    name: 'release-feed',
    getPathsToWatch: () => [path.resolve(siteDir, fileOf(WHATS_NEW))],
    async contentLoaded({actions}) {
      const releases = readReleases(WHATS_NEW);
      await actions.createData('news.json', JSON.stringify(releases.slice(0, NEWS_COUNT).map(toNews)));
    },
    injectHtmlTags() {
      const attributes = {rel: 'alternate', type: 'application/rss+xml', href: FEED, title: 'Release notes'};
      return {headTags: [{tagName: 'link', attributes}]};
    },
    ...generatedFile({url: FEED, contentType: CONTENT_TYPES.rss, text: feed}),
  };
}
