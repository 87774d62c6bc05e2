import {setTimeout as sleep} from 'node:timers/promises';
import docsPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions};

/** As long as Docusaurus waits before it loads a changed config. */
const DELAY_IN_MS = 500;

/**
 * The docs plugin, which loads all docs again after an edit, for their titles and sidebars. `npm start` does that once the browser shows
 * the changed page: the bundler needs the processor first.
 */
export default async function lateDocsReloadPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  const {loadContent} = docs;
  if (!loadContent) return docs;
  let isLoaded = false;
  return {
    ...docs,
    async loadContent() {
      if (isLoaded) await sleep(DELAY_IN_MS);
      isLoaded = true;
      return loadContent();
    },
  };
}
