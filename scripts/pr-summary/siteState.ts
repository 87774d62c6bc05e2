import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import {isSnippet} from 'docs-corpus';
import {parseCorpus} from '../../plugins/corpus';
import {pageDocument} from '../../plugins/llms-txt/documents';
import {readLock} from '../../plugins/sample-proof/lock';
import {DEFAULT_SITE_URL, SITE_TAGLINE, SITE_TITLE} from '../../src/site/constants';
import type {SiteState} from './summary';

const SITE = {title: SITE_TITLE, tagline: SITE_TAGLINE, url: DEFAULT_SITE_URL};
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** Up to a bracket, quote, or backtick, which end an address in Markdown. */
const LINK = /https?:\/\/[^\s<>()[\]"'`|\\]+/g;

const table = z.record(z.string(), z.string());
const redirectsModule = z.object({
  LEGACY_TABLE: z.object({pages: table, folders: table, sections: z.record(z.string(), table)}),
});

/**
 * Reads a checkout with the code of this one, without building it.
 *
 * @throws {CorpusErrors} with all faults of the docs
 */
export async function siteState(folder: string): Promise<SiteState> {
  const pages = parseCorpus(path.join(folder, 'docs'), {siteUrl: SITE.url}).filter(({id}) => !isSnippet(id));
  const {LEGACY_TABLE} = redirectsModule.parse(await import(pathToFileURL(path.join(folder, 'redirects.ts')).href));
  const sections = Object.entries(LEGACY_TABLE.sections).flatMap(([from, targets]) =>
    Object.entries(targets).map(([anchor, to]): [string, string] => [`${from}#${anchor}`, to]),
  );
  const documents = pages.map((page): [string, string] => [page.path, pageDocument(page, SITE)]);
  const links = documents.flatMap(([, document]) => document.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?*_]+$/, ''));
  return {
    pages: new Map(documents),
    anchors: new Set(
      pages.flatMap((page) => page.sections.flatMap(({anchor}) => (anchor === null ? [] : [`${page.path}#${anchor}`]))),
    ),
    redirects: new Map([...Object.entries(LEGACY_TABLE.pages), ...Object.entries(LEGACY_TABLE.folders), ...sections]),
    samples: (readLock(folder)?.samples ?? []).map(({page, hash}) => ({page, hash})),
    links: new Set(links.filter((link) => !link.startsWith(`${SITE.url}/`) && link !== SITE.url)),
    pictures: picturesIn(folder),
  };
}

/** Of the commit that is checked out. */
function picturesIn(folder: string): SiteState['pictures'] {
  const tree = execFileSync('git', ['ls-tree', '-r', '-l', '-z', 'HEAD', '--', 'docs', 'static'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = tree.split('\0').flatMap((line): [string, {hash: string; size: number}][] => {
    const [, hash = '', size = '', file = ''] = /^\S+ blob (\S+) +(\d+)\t(.*)$/.exec(line) ?? [];
    return PICTURE.test(file) ? [[file, {hash, size: Number(size)}]] : [];
  });
  return new Map(files);
}
