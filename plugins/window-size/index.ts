import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const THEME_COMMON = path.join('@docusaurus', 'theme-common', 'lib');

/**
 * Has Docusaurus's components know how wide the window is when they are drawn for the first time, see src/site/useWindowSize.ts. The
 * switch is the config's list of plugins.
 */
export default function windowSizePlugin(): Plugin {
  return {
    name: 'window-size',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/\/hooks\/useWindowSize$/, (resource) => {
            if (resource.context.includes(THEME_COMMON)) resource.request = require.resolve('../../src/site/useWindowSize.ts');
          }),
        ],
      };
    },
  };
}
