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

/** Performance options for the site's configuration. The site works without them, see README.md. */
export interface Performance {
  ssrTemplate: string;
  headTags: NonNullable<Config['headTags']>;
  /** Run before all other remark plugins. */
  remarkPlugins: ReturnType<typeof shareTrees>[];
  rehypePlugins: NonNullable<DocsOptions['rehypePlugins']>;
  plugin: PluginModule;
  /** Prepares a change of the pages of a finished build. */
  transformPages: (outDir: string, files: readonly string[]) => Promise<(html: string) => string>;
}

export function performance(options: Options): Performance {
  return {
    ssrTemplate,
    // In development, the HTML has no navbar: scripts draw it.
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
