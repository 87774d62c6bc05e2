import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {parseReleases, type Release} from './parseReleases';

const FEED_PATH = 'release-notes.xml';
const PAGE_PATH = 'release-notes';

interface Options {
  /** The release notes page, relative to the site. */
  source: string;
}

/** Serves the release notes as RSS at `/release-notes.xml`, in development too. */
export default function releasesPlugin({siteDir, siteConfig}: LoadContext, {source}: Options): Plugin {
  const file = path.join(siteDir, source);

  async function buildFeed(): Promise<string> {
    const releases = parseReleases(await readFile(file, 'utf8'), source);
    return renderFeed(releases, siteConfig.url, siteConfig.title);
  }

  return {
    name: 'releases',
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'link',
            attributes: {rel: 'alternate', type: 'application/rss+xml', href: `/${FEED_PATH}`, title: 'Release notes'},
          },
        ],
      };
    },
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, FEED_PATH), await buildFeed());
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {
        devServer: {
          setupMiddlewares(middlewares, {app}) {
            app?.get(`/${FEED_PATH}`, (_request, response, next) => {
              buildFeed().then((xml) => response.type('application/rss+xml').send(xml), next);
            });
            return middlewares;
          },
        },
      };
    },
  };
}

/** @param siteUrl origin without a trailing slash */
export function renderFeed(releases: Release[], siteUrl: string, siteTitle: string): string {
  const page = `${siteUrl}/${PAGE_PATH}`;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${siteTitle}: release notes`,
    description: 'What changed in this documentation',
    language: 'en',
    copyright: '',
    feedLinks: {rss: `${siteUrl}/${FEED_PATH}`},
    ...(releases[0] && {updated: releases[0].date}),
  });
  for (const {version, date, html} of releases) {
    const link = `${page}#v${version.replaceAll('.', '-')}`;
    feed.addItem({title: version, id: link, link, date, description: html});
  }
  return feed.rss2();
}
