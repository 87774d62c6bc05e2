import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BREAKING_CHANGES, breakingChangesOf, sharedCorpusReader} from '../corpus';
import {parseReleases} from '../release-feed/parseReleases';
import {WHATS_NEW} from '../release-feed/releasePages';
import {listedPages} from './notFoundSuggestions';
import {releaseChanges} from './releaseChanges';

/**
 * Writes data about all pages that single pages show: `changes.json` has the cards of all breaking changes for their table,
 * `releases.json` the changes of all releases for upgrades between two of them, and `pages.json` the path and title of every listed page
 * for the suggestions of the not-found page.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export default function pageDataPlugin({siteDir, siteConfig}: LoadContext, {docsDir}: {docsDir: string}): Plugin {
  const folder = path.resolve(siteDir, docsDir);
  const reader = sharedCorpusReader({docsDir: folder, siteDir, siteUrl: siteConfig.url});

  return {
    name: 'page-data',
    getPathsToWatch: () => [
      path.join(folder, BREAKING_CHANGES, '*.{md,mdx}'),
      path.join(folder, 'whats-new.md'),
      path.join(folder, 'whats-new', '*.md'),
    ],
    async contentLoaded({actions}) {
      await actions.createData('changes.json', JSON.stringify(breakingChangesOf(reader)));
      const pages = reader.metas().filter(({id}) => WHATS_NEW.test(id));
      const changes = releaseChanges(
        pages.map(({file, path: pagePath}) => ({
          path: pagePath,
          releases: parseReleases(readFileSync(path.resolve(siteDir, file), 'utf8'), file),
          resolveLink: (url) => reader.resolveLink(url, path.posix.relative(docsDir, file))?.replace(siteConfig.url, '') ?? null,
        })),
      );
      await actions.createData('releases.json', JSON.stringify(changes));
    },
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', JSON.stringify(listedPages(allContent)));
    },
  };
}
