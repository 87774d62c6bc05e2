import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config, PluginModule} from '@docusaurus/types';
import {AFTER_NAVBAR_ID} from '../../src/site/constants';
import {shareTrees} from 'docs-corpus';
import {waitForFirstScreen} from './firstPaint';
import {inlineStyles} from './inline-styles';
import performancePlugin from './plugin';
import {rehypeFirstScreen} from './rehypeFirstScreen';
import {rehypeStaticHtml, type Options} from './rehypeStaticHtml';
import ssrTemplate from './ssrTemplate';

/** What makes pages light and quick, for the site's config. The site works without it, see README.md. */
export interface Performance {
  ssrTemplate: string;
  headTags: NonNullable<Config['headTags']>;
  /** Before all other plugins. */
  remarkPlugins: ReturnType<typeof shareTrees>[];
  rehypePlugins: NonNullable<DocsOptions['rehypePlugins']>;
  plugin: PluginModule;
  /** Prepares a change of the pages of a finished build. */
  transformPages: (outDir: string, files: readonly string[]) => Promise<(html: string) => string>;
}

export function performance(options: Options): Performance {
  return {
    ssrTemplate,
    // Pages of the development server come without a navbar; scripts draw it.
    headTags: process.env.NODE_ENV === 'production' ? [WAIT_FOR_NAVBAR] : [],
    remarkPlugins: process.env.NODE_ENV === 'production' ? [shareTrees()] : [],
    rehypePlugins: [[rehypeStaticHtml, options], rehypeFirstScreen],
    plugin: performancePlugin,
    async transformPages(outDir, files) {
      const withStyles = await inlineStyles(outDir, files);
      return (html) => waitForFirstScreen(withStyles(html));
    },
  };
}

const WAIT_FOR_NAVBAR = {tagName: 'link', attributes: {rel: 'expect', href: `#${AFTER_NAVBAR_ID}`, blocking: 'render'}};
