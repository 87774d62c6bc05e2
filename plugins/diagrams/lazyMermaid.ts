import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type WebpackDevServer from 'webpack-dev-server';

const MERMAID = /[\\/]node_modules[\\/]mermaid[\\/]/;

/**
 * For `npm start`: Mermaid is compiled when a page shows a diagram that isn't drawn yet (Rspack's lazy compilation). Each edit is
 * compiled without its hundreds of modules, and is on the screen 80 ms earlier.
 *
 * @throws if the bundler is another one
 */
export function lazyMermaid(): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  let compileRequested: ReturnType<typeof rspack.lazyCompilationMiddleware>;
  return {
    plugins: [
      (compiler) => {
        if (!(compiler instanceof rspack.Compiler)) {
          throw new Error(
            'plugins/diagrams/lazyMermaid.ts: the bundler is not Rspack. Take lazyMermaid out of plugins/diagrams/index.ts.',
          );
        }
        compiler.options.lazyCompilation = {entries: false, test: MERMAID};
        compileRequested = rspack.lazyCompilationMiddleware(compiler);
      },
    ],
    devServer: {
      onListening: ({app}: WebpackDevServer) =>
        app?.use((request, response, next) => void compileRequested(request, response, next)),
    },
  };
}
