import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BREAKING_CHANGES} from '../corpus/breakingChanges';
import {sharedCorpusReader} from '../corpus';

/**
 * Writes the content of all breaking changes' cards to `changes.json`, for the table of all breaking changes.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export default function breakingChangesPlugin({siteDir, siteConfig}: LoadContext, {docsDir}: {docsDir: string}): Plugin {
  const folder = path.resolve(siteDir, docsDir);
  const reader = sharedCorpusReader({docsDir: folder, siteDir, siteUrl: siteConfig.url});
  return {
    name: 'breaking-changes',
    getPathsToWatch: () => [path.join(folder, BREAKING_CHANGES, '*.{md,mdx}')],
    async contentLoaded({actions}) {
      await actions.createData('changes.json', JSON.stringify(reader.breakingChanges()));
    },
  };
}
