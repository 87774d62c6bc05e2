import type {CorpusPage, CorpusReader} from 'docs-corpus';
import {untilPagesChange} from 'docs-corpus/untilPagesChange';
import {resolveRedirects} from '../legacy-redirects/resolveRedirects';
import {pageDocument, type SiteIdentity} from '../llms-txt/documents';
import {toCompact} from '../search/compact';
import {groupNames} from '../search/groups';
import {toRecords, toUnlistedRecords} from '../search/records';
import {LEGACY_TABLE} from '../../redirects';
import {readSkills} from '../agent-skills/skillFiles';
import type {DocsData} from './docs';

interface Context {
  site: SiteIdentity;
  version: string;
  /** As `sidebars.ts` exports them. */
  sidebars: Readonly<Record<string, unknown>>;
  /** Version of Strapi that the samples were run on; `null` before the first proof. */
  strapi: string | null;
}

/** All data of the docs that the server needs, as JSON values. */
export function docsData(pages: readonly CorpusPage[], {site, version, sidebars, strapi}: Context): DocsData {
  const context = {siteUrl: site.url, language: 'en', version: 'current', groupOf: groupNames(sidebars)};
  const {redirector} = resolveRedirects(
    LEGACY_TABLE,
    pages.map(({path, unlisted}) => ({path, isListed: !unlisted})),
  );
  return {
    site,
    version,
    pages: pages.map((page) => ({
      path: page.path,
      title: page.title,
      description: page.description,
      unlisted: page.unlisted,
      document: pageDocument(page, site),
      sections: page.sections.map(({anchor, level, headings, markdown}) => ({anchor, level, headings, markdown})),
    })),
    moved: redirector,
    records: toCompact(toRecords(pages, context), toUnlistedRecords(pages, context)),
    skills: readSkills(pages, strapi).map(({file, ...skill}) => ({...skill, url: site.url + file})),
  };
}

/** @returns a function that returns the data of the docs folder, as the same object until a file changes */
export function liveData(reader: CorpusReader, context: Context): () => DocsData {
  return untilPagesChange(reader, (pages) => docsData(pages, context));
}
