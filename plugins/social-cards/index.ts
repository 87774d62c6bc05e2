import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCardUrl} from '../../src/lib/socialCardUrl';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {writeWhole} from 'docs-corpus/writeWhole';
import type {CardText} from './card';

/** Files that a card depends on, in addition to its text. */
const SOURCES = ['plugins/social-cards/card.ts', 'src/fonts/besley-5.3.0-latin.ttf', 'static/img/mark.svg'];

interface Card extends CardText {
  /** Path of the card in the build. */
  file: string;
  /** Path of the card in the cache, named after a hash of everything that it depends on. */
  kept: string;
}

/** Draws the image that other sites show with a link to a page. Unchanged cards are copied from the cache. */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  let corpus: LoadedCorpus | null = null;

  function cards(outDir: string): Card[] {
    const sources = SOURCES.map((file) => readFileSync(path.join(siteDir, file), 'base64')).join('\n');
    const pages = corpus?.metas().filter(({unlisted}) => !unlisted) ?? [];
    return pages.map(({area, groups, title, path: permalink}) => {
      const text = {product: area === 'cloud' ? 'Strapi Cloud Docs' : 'Strapi 5 Docs', groups, title};
      const digest = createHash('sha256').update(sources).update(JSON.stringify(text)).digest('hex');
      return {
        ...text,
        file: path.join(outDir, socialCardUrl(permalink)),
        kept: path.join(siteDir, 'node_modules/.cache/social-cards', `${digest}.png`),
      };
    });
  }

  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, context);
    },
    async postBuild({outDir}) {
      const all = cards(outDir);
      const missing = all.filter(({kept}) => !existsSync(kept));
      if (missing.length > 0) {
        // Imported on demand, because the drawing library loads slowly.
        const draw = await (await import('./card')).cardDrawer();
        await Promise.all(missing.map(async ({kept, ...text}) => writeWhole(kept, await draw(text))));
      }
      await Promise.all([...new Set(all.map(({file}) => path.dirname(file)))].map((folder) => mkdir(folder, {recursive: true})));
      await Promise.all(all.map(({kept, file}) => copyFile(kept, file)));
    },
  };
}
