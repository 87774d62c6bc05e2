import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CLIENT_FOLDER = path.join('@docusaurus', 'core', 'lib', 'client');

/** Replaces Docusaurus's loader of route chunks with `src/route-loading/preload.ts`, which keeps the site alive when one is missing. */
export default function routeRecoveryPlugin(): Plugin {
  return {
    name: 'route-recovery',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
            if (resource.context.endsWith(CLIENT_FOLDER))
              resource.request = require.resolve('../../src/route-loading/preload.ts');
          }),
        ],
      };
    },
  };
}
