// Rspack's lazy compilation in Docusaurus's development server, which knows nothing of it.

import {rspack} from '@docusaurus/faster';

/** @returns the plugin for the bundler, and the middleware through which browsers say what they have imported */
export function lazyCompilation() {
  let middleware;
  return {
    plugin: {
      apply(compiler) {
        compiler.options.lazyCompilation = {entries: false, imports: true};
        middleware = rspack.lazyCompilationMiddleware(compiler);
      },
    },
    middleware: (request, response, next) => middleware(request, response, next),
  };
}
