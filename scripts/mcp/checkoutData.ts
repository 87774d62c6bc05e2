import path from 'node:path';
import packageJson from '../../package.json';
import {sharedCorpusReader} from '../../plugins/corpus';
import {liveData} from '../../plugins/mcp/data';
import type {DocsData} from '../../plugins/mcp/docs';
import {readLock} from '../../plugins/sample-proof/lock';
import sidebars from '../../sidebars';
import {SITE_TAGLINE, SITE_TITLE} from '../../src/site/constants';

interface Docs {
  /** Folder of the docs, absolute or relative to the site. */
  docsDir: string;
  siteUrl: string;
}

/** @returns what gives the data of this checkout's docs: the same object until a file changes */
export function checkoutData({docsDir, siteUrl}: Docs): () => DocsData {
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl});
  const site = {title: SITE_TITLE, tagline: SITE_TAGLINE, url: siteUrl};
  return liveData(reader, {site, version: packageJson.version, sidebars, strapi: readLock(siteDir)?.version ?? null});
}
