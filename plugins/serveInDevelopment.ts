import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Configuration} from 'webpack-dev-server';

/**
 * Answers an address of a generated file in `npm start`, which would otherwise show the app's not-found page.
 *
 * @param render makes the file's text anew for each request, so that an edit shows at once
 */
export function serveInDevelopment(
  address: string,
  contentType: string,
  render: () => Promise<string>,
): {devServer: Configuration} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name: address,
          path: address,
          middleware: (_request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
            render().then((text) => response.setHeader('Content-Type', contentType).end(text), next);
          },
        });
        return middlewares;
      },
    },
  };
}
