import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {strapiFolders} from '../coverage/list';
import {recordedFile} from 'docs-corpus/records/recordedFile';

/** Path relative to the site. */
export const PRODUCT_LINKS_FILE = 'proof/names/product-links.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /** Packages by the path of the docs that they link, with its anchor: `/cms/features/rbac#usage`. */
  links: z.record(z.string(), z.array(z.string())),
});

export const {read: readProductLinksFile, write: writeProductLinksFile} = recordedFile(PRODUCT_LINKS_FILE, schema);

const DOCS_URL = /https?:\/\/docs\.strapi\.io((?:\/[\w./-]*)?(?:#[\w-]+)?)/g;
/** Excludes `.mjs` files, which have the same code as `.js` files, and source maps. */
const READABLE_FILE = /\.(?:js|ts)$|^README\.md$/;

/** The pages of the docs that Strapi's packages print or link. @param cmsDir `proof/cms`, installed */
export function readProductLinks(cmsDir: string): Record<string, string[]> {
  const modules = path.join(cmsDir, 'node_modules');
  const packages = [...strapiFolders(cmsDir, ''), 'create-strapi-app'];
  const links = new Map<string, Set<string>>();
  for (const name of packages) {
    for (const link of packageTexts(path.join(modules, name)).flatMap(linksIn)) {
      links.set(link, (links.get(link) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([link, names]) => [link, [...names]]));
}

function packageTexts(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && READABLE_FILE.test(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .filter((file) => !path.relative(folder, file).split(path.sep).includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(DOCS_URL)].map(
    ([, link = '']) =>
      link
        .replace(/\.$/, '')
        .replace(/^\/{2,}/, '/')
        .replace(/\/(?=#|$)/, '') || '/',
  );
}
