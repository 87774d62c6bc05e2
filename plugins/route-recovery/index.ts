import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CLIENT_FOLDER = path.join('@docusaurus', 'core', 'lib', 'client');

/**
 * Replaces Docusaurus's start-up loader of route chunks, which leaves a dead page behind when a chunk cannot
 * be loaded: nothing hydrates and no Retry box is shown. See `src/site/recoverRoutes.ts` for what ours does.
 */
export default function routeRecoveryPlugin(): Plugin {
  return {
    name: 'route-recovery',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
            if (resource.context.endsWith(CLIENT_FOLDER)) resource.request = require.resolve('../../src/site/recoverRoutes.ts');
          }),
        ],
      };
    },
  };
}
