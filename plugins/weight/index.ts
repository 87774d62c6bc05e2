import type {Plugin} from '@docusaurus/types';

/**
 * Keeps code that few pages need out of the chunk that every page loads.
 *
 * Docusaurus puts a module that half of all pages share into `common`. On a small site that also catches
 * the inner modules of lazily loaded libraries (Mermaid's diagrams share dozens), 116 KB on every page.
 * Only chunks of routes have names, so only those count.
 */
export default function weightPlugin(): Plugin {
  return {
    name: 'weight',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {common: {chunks: (chunk: {name?: string | null}) => Boolean(chunk.name)}},
          },
        },
      };
    },
  };
}
