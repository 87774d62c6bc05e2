import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import {decodeUrl} from '../src/lib/decodeUrl';

/** A file that is generated from the docs and has a URL on the site. */
export interface GeneratedFile<Content extends string | Uint8Array = string> {
  /** `/llms.txt` */
  url: string;
  contentType: string;
  text: () => Content;
}

export const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  script: 'text/javascript; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  zip: 'application/zip',
} as const;

export async function writeGeneratedFiles(outDir: string, files: readonly GeneratedFile<string | Uint8Array>[]): Promise<void> {
  const folders = new Set(files.map(({url}) => path.join(outDir, path.dirname(url))));
  await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
  await Promise.all(files.map(({url, text}) => writeFile(path.join(outDir, url), text())));
}

/**
 * The parts of a plugin with generated files: the build writes them, and `npm start` serves them.
 *
 * @param isOurs as for `serveGeneratedFiles`
 */
export function generatedFiles(
  name: string,
  isOurs: (url: string) => boolean,
  files: () => readonly GeneratedFile<string | Uint8Array>[],
): Pick<Plugin, 'postBuild' | 'configureWebpack'> {
  return {
    postBuild: ({outDir}) => writeGeneratedFiles(outDir, files()),
    configureWebpack: (_config, isServer) => (isServer ? {} : serveGeneratedFiles(name, isOurs, files)),
  };
}

/** Like `generatedFiles`, for a single file. */
export function generatedFile(file: GeneratedFile<string | Uint8Array>): ReturnType<typeof generatedFiles> {
  return generatedFiles(
    file.url,
    (url) => url === file.url,
    () => [file],
  );
}

/**
 * Serves generated files in `npm start`, which doesn't write them to disk.
 *
 * @param isOurs a fast check of the path, so that other requests aren't slowed down
 * @param files generated for each request, so that edits appear immediately
 */
export function serveGeneratedFiles(
  name: string,
  isOurs: (url: string) => boolean,
  files: () => readonly GeneratedFile<string | Uint8Array>[],
): {devServer: Configuration} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name,
          middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            try {
              const url = decodeUrl(new URL(request.url ?? '/', 'http://localhost').pathname);
              const file = isOurs(url) ? files().find((candidate) => candidate.url === url) : undefined;
              if (file) response.setHeader('Content-Type', file.contentType).end(file.text());
              else next();
            } catch (error) {
              next(error);
            }
          },
        });
        // webpack-merge joins the results of all plugins, and Docusaurus's own function already returns the list.
        return [];
      },
    },
  };
}
