import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCardAddress} from '../../src/lib/socialCardAddress';
import {loadedCorpus, type LoadedCorpus} from '../corpus';
import {writeWhole} from '../writeWhole';
import {cardDrawer, cardSources, type CardText} from './card';

interface Card extends CardText {
  /** Where the build has it. */
  file: string;
  /** Where it is kept between builds, named after all that it depends on. */
  kept: string;
}

/** Draws the picture that other sites show with a link to a page. Cards that were drawn before are copied. */
export default function socialCardsPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let corpus: LoadedCorpus | null = null;

  function cards(outDir: string): Card[] {
    const sources = cardSources();
    const pages = corpus?.metas().filter(({unlisted}) => !unlisted) ?? [];
    return pages.map(({area, groups, title, path: permalink}) => {
      const text = {product: area === 'cloud' ? 'Strapi Cloud Docs' : 'Strapi 5 Docs', groups, title};
      const digest = createHash('sha256').update(sources).update(JSON.stringify(text)).digest('hex');
      return {
        ...text,
        file: path.join(outDir, socialCardAddress(permalink)),
        kept: path.join(siteDir, 'node_modules/.cache/social-cards', `${digest}.png`),
      };
    });
  }

  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      corpus = loadedCorpus(allContent, {siteDir, siteUrl: siteConfig.url});
    },
    async postBuild({outDir}) {
      const all = cards(outDir);
      const missing = all.filter(({kept}) => !existsSync(kept));
      if (missing.length > 0) {
        const draw = await cardDrawer((await import('sharp')).default);
        await Promise.all(missing.map(async ({kept, ...text}) => writeWhole(kept, await draw(text))));
      }
      await Promise.all([...new Set(all.map(({file}) => path.dirname(file)))].map((folder) => mkdir(folder, {recursive: true})));
      await Promise.all(all.map(({kept, file}) => copyFile(kept, file)));
    },
  };
}
