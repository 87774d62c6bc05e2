import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sharedCorpusReader} from '../corpus';
import {knownCode} from '../corpus/knownCode';
import {docsVersion, type DocsVersion} from '../corpus/loadedDocs';
import {CONTENT_TYPES, serveGeneratedFiles, writeGeneratedFiles, type GeneratedFile} from '../generatedFiles';
import {sharedNames} from '../name-index';
import {searchedNames} from '../name-index/searchedNames';
import {toCompact} from './compact';
import {groupNames} from './groups';
import {renderOpenSearch} from './openSearch';
import {parseOptions, toBrowserOptions, type SearchPluginOptions} from './options';
import {toPassages} from './passages';
import {provenSections} from '../sample-proof/provenSections';
import {toRecords, toUnlistedRecords} from './records';
import {passagesUrl, type CompactHeadings, type CompactTexts} from '../../src/search/format';

export {hostedSearchOrigins} from './options';

const OPEN_SEARCH_FILE = 'opensearch.xml';
/** The two files that browsers load for the embedded engine. In a build, their names contain a hash of their content. */
const RECORD_FILES = /[\\/]search[\\/]default[\\/](?:headings|texts)\.json$/;
const RECORDS_FOLDER = 'assets/search';

/**
 * Creates the records, the search page's route, and the OpenSearch description. In development, the records are created on
 * request, so that they are up to date and edits don't wait for them.
 */
export default function searchPlugin({siteDir, siteConfig, i18n}: LoadContext, pluginOptions: SearchPluginOptions): Plugin {
  const options = parseOptions(pluginOptions);
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const docsDir = path.resolve(siteDir, options.docsDir);
  const reader = sharedCorpusReader({docsDir, siteDir, siteUrl: siteConfig.url});
  const {searchPagePath} = options;
  let docs: DocsVersion | null = null;

  const description: GeneratedFile = {
    url: `/${OPEN_SEARCH_FILE}`,
    contentType: CONTENT_TYPES.openSearch,
    text: () => renderOpenSearch({siteTitle: siteConfig.title, siteUrl: siteConfig.url, searchPagePath}),
  };

  function records(): {headings: CompactHeadings; texts: CompactTexts} {
    if (!docs) throw new Error('The search was asked for its records before Docusaurus had loaded the docs.');
    const {sidebars, versionName} = docs;
    const context = {
      siteUrl: siteConfig.url,
      language: i18n.currentLocale,
      version: versionName,
      groupOf: groupNames(sidebars),
      names: searchedNames(sharedNames(siteDir, reader)),
    };
    const pages = reader.pages();
    return toCompact(
      toRecords(pages, context),
      toUnlistedRecords(pages, context),
      provenSections(siteDir, siteConfig.url, knownCode(reader)),
    );
  }

  const passages = (): GeneratedFile[] =>
    reader
      .pages()
      .filter(({unlisted}) => !unlisted)
      .map((page) => ({
        url: passagesUrl(page.path),
        contentType: CONTENT_TYPES.json,
        text: () => JSON.stringify(toPassages(page)),
      }));

  const recordFiles: GeneratedFile[] = [
    {url: recordsUrl('headings'), contentType: CONTENT_TYPES.json, text: () => JSON.stringify(records().headings)},
    {url: recordsUrl('texts'), contentType: CONTENT_TYPES.json, text: () => JSON.stringify(records().texts)},
  ];

  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.addRoute({path: searchPagePath, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent, actions}) {
      docs = docsVersion(allContent);
      const {headings, texts} = isDevelopment ? {headings: recordsUrl('headings'), texts: recordsUrl('texts')} : records();
      await actions.createData('headings.json', JSON.stringify(headings));
      await actions.createData('texts.json', JSON.stringify(texts));
      await actions.createData('options.json', JSON.stringify(toBrowserOptions(options, siteConfig.url)));
    },
    injectHtmlTags() {
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: `/${OPEN_SEARCH_FILE}`,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },
    postBuild: ({outDir}) => writeGeneratedFiles(outDir, [description, ...passages()]),
    configureWebpack(_config, isServer) {
      if (isDevelopment) {
        const isOurs = (url: string): boolean => /^\/(?:assets\/search|passages)\/|^\/opensearch\.xml$/.test(url);
        return serveGeneratedFiles('search', isOurs, () => [description, ...recordFiles, ...passages()]);
      }
      const hashedFiles = {
        test: RECORD_FILES,
        type: 'asset/resource',
        generator: {filename: `${RECORDS_FOLDER}/[name].[contenthash:8].json`, emit: !isServer},
      };
      return {module: {rules: [hashedFiles]}};
    },
  };
}

/** Content of the placeholder for the records in development. */
function recordsUrl(name: 'headings' | 'texts'): string {
  return `/${RECORDS_FOLDER}/${name}.json`;
}
