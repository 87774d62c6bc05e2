/** Data about a build, from its files. */
import {readdirSync, readFileSync} from 'node:fs';
import * as z from 'zod';

/** Paths of the pages in the sitemap, in its order. */
export function sitemapPaths(): string[] {
  return [...readSitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

export function readSitemap(): string {
  return readFileSync('build/sitemap.xml', 'utf8');
}

/** Paths of the pages of tags. */
export function tagPaths(): string[] {
  const html = readFileSync('build/tags.html', 'utf8');
  return [...new Set([...html.matchAll(/href="?(\/tags\/[^\s">]+)/g)].map(([, path]) => path ?? ''))];
}

/** Paths of the pages of snippets, which the sitemap doesn't have. */
export function snippetPaths(): string[] {
  return readdirSync('build/snippets')
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/snippets/${name.replace('.html', '')}`);
}

const SCRIPTS = 'build/assets/js';

/** File names of the scripts that contain a text. */
export function scriptsContaining(text: string): string[] {
  return readdirSync(SCRIPTS).filter((name) => readFileSync(`${SCRIPTS}/${name}`, 'utf8').includes(text));
}

const chunkNames = z.record(z.string(), z.looseObject({content: z.string().optional(), __comp: z.string().optional()}));

const manifest = z.object({
  origins: z.record(z.string(), z.array(z.string())),
  assets: z.record(z.string(), z.looseObject({js: z.array(z.object({publicPath: z.string()})).default([])})),
});

/** Matches the script with the content of a docs page. */
export function contentChunk(path: string): RegExp {
  return chunkPattern(path, 'content');
}

/** Matches the script with the component of a page that isn't from the docs, such as the landing page. */
export function componentChunk(path: string): RegExp {
  return chunkPattern(path, '__comp');
}

function chunkPattern(path: string, part: 'content' | '__comp'): RegExp {
  const routes = chunkNames.parse(JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')));
  const name = Object.entries(routes).find(
    ([route, chunks]) => new RegExp(`^${path}-[0-9a-f]{3}$`).test(route) && chunks[part],
  )?.[1][part];
  if (name === undefined) throw new Error(`.docusaurus/routesChunkNames.json has no ${part} for ${path}. Build the site first.`);
  const {origins, assets} = manifest.parse(JSON.parse(readFileSync('.docusaurus/client-manifest.json', 'utf8')));
  // A chunk is listed after its dependencies.
  const file = assets[origins[name]?.at(-1) ?? '']?.js[0]?.publicPath;
  if (file === undefined) throw new Error(`.docusaurus/client-manifest.json has no file for ${path}. Build the site first.`);
  return new RegExp(`${file.replaceAll('.', '\\.')}$`);
}
