import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CLIENT_FOLDER = path.join('@docusaurus', 'core', 'lib', 'client');
const REPLACED = ['preload.ts', 'docusaurus.ts', 'PendingNavigation.tsx'];

/**
 * Replaces Docusaurus's two loaders of route chunks, and what shows a page until the next one is loaded, with the modules of the
 * same name in `src/route-loading`, which document the reasons. `preload` loads the chunks of the page that opens, `docusaurus` those
 * of pages that might be opened next.
 */
export default function routeRecoveryPlugin(): Plugin {
  return {
    name: 'route-recovery',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: REPLACED.map(
          (file) =>
            new NormalModuleReplacementPlugin(new RegExp(`^\\./${path.parse(file).name}$`), (resource) => {
              if (resource.context.endsWith(CLIENT_FOLDER)) resource.request = require.resolve(`../../src/route-loading/${file}`);
            }),
        ),
      };
    },
  };
}
