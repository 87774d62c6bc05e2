import type {Plugin} from '@docusaurus/types';

/**
 * Puts title and metadata of a page together once, after the page is painted. Without this, react-helmet-async does it 20 times while
 * a click changes the page, for each component that has some, before and after: 28 of 560 ms on a slow phone. The switch is the config's
 * list of plugins.
 */
export default function headUpdatesPlugin(): Plugin {
  return {
    name: 'head-updates',
    configureWebpack(_config, isServer) {
      // A server needs them at once.
      if (isServer) return {};
      return {
        module: {
          rules: [{test: /[\\/]react-helmet-async[\\/]lib[\\/]index\.module\.js$/, use: require.resolve('./oncePerPage.mjs')}],
        },
      };
    },
  };
}
