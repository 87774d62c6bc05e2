import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sharedCorpusReader} from '../corpus';
import {BREAKING_CHANGES} from '../corpus/breakingChanges';
import {listedPages} from './notFoundSuggestions';

/**
 * Writes what single pages show of all others: to `changes.json` the content of all breaking changes' cards, for their table, and to
 * `pages.json` path and title of every listed page, for the suggestions of the not-found page.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export default function pageDataPlugin({siteDir, siteConfig}: LoadContext, {docsDir}: {docsDir: string}): Plugin {
  const folder = path.resolve(siteDir, docsDir);
  const reader = sharedCorpusReader({docsDir: folder, siteDir, siteUrl: siteConfig.url});
  return {
    name: 'page-data',
    getPathsToWatch: () => [path.join(folder, BREAKING_CHANGES, '*.{md,mdx}')],
    async contentLoaded({actions}) {
      await actions.createData('changes.json', JSON.stringify(reader.breakingChanges()));
    },
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', JSON.stringify(listedPages(allContent)));
    },
  };
}
