import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack-dev-server';
import {decodeUrl} from '../src/lib/decodeUrl';

/** A file that is generated from the docs and has a URL on the site. */
export interface GeneratedFile<Content extends string | Uint8Array = string> {
  /** `/llms.txt` */
  address: string;
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
  const folders = new Set(files.map(({address}) => path.join(outDir, path.dirname(address))));
  await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
  await Promise.all(files.map(({address, text}) => writeFile(path.join(outDir, address), text())));
}

/**
 * What a plugin needs to have generated files: the build writes them, and `npm start` serves them.
 *
 * @param isOurs as for `serveGeneratedFiles`
 */
export function generatedFiles(
  name: string,
  isOurs: (address: string) => boolean,
  files: () => readonly GeneratedFile<string | Uint8Array>[],
): Pick<Plugin, 'postBuild' | 'configureWebpack'> {
  return {
    postBuild: ({outDir}) => writeGeneratedFiles(outDir, files()),
    configureWebpack: (_config, isServer) => (isServer ? {} : serveGeneratedFiles(name, isOurs, files)),
  };
}

/** The same for a single file. */
export function generatedFile(file: GeneratedFile<string | Uint8Array>): ReturnType<typeof generatedFiles> {
  return generatedFiles(
    file.address,
    (address) => address === file.address,
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
  isOurs: (address: string) => boolean,
  files: () => readonly GeneratedFile<string | Uint8Array>[],
): {devServer: Configuration} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name,
          middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            try {
              const address = decodeUrl(new URL(request.url ?? '/', 'http://localhost').pathname);
              const file = isOurs(address) ? files().find((candidate) => candidate.address === address) : undefined;
              if (file) response.setHeader('Content-Type', file.contentType).end(file.text());
              else next();
            } catch (error) {
              next(error);
            }
          },
        });
        // webpack-merge joins what the functions of several plugins return, and Docusaurus's own returns the same list already.
        return [];
      },
    },
  };
}
