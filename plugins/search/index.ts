import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {sharedCorpusReader} from '../corpus';
import {CONTENT_TYPES, serveGeneratedFiles, writeGeneratedFiles, type GeneratedFile} from '../generatedFiles';
import {toCompact} from './compact';
import {groupNames} from './groups';
import {renderOpenSearch} from './openSearch';
import {parseOptions, toBrowserOptions, type SearchPluginOptions} from './options';
import {toRecords} from './records';
import {suggestQueries} from './suggestions';

export {hostedSearchOrigins} from './options';
export type {SearchPluginOptions} from './options';
export type * from './types';

const OPEN_SEARCH_FILE = 'opensearch.xml';
/** The two files that browsers fetch for the embedded engine. */
const RECORD_FILES = /[\\/]search[\\/]default[\\/](?:headings|texts)\.json$/;

const docsContent = z.object({
  loadedVersions: z.tuple([z.object({sidebars: z.record(z.string(), z.unknown()), versionName: z.string()})]),
});

/** Makes the records, the search page's route and the OpenSearch description; fresh after every edit in development. */
export default function searchPlugin({siteDir, siteConfig, i18n}: LoadContext, pluginOptions: SearchPluginOptions): Plugin {
  const options = parseOptions(pluginOptions);
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, options.docsDir), siteDir, siteUrl: siteConfig.url});
  const {searchPagePath} = options;
  const description: GeneratedFile = {
    address: `/${OPEN_SEARCH_FILE}`,
    contentType: CONTENT_TYPES.openSearch,
    text: () => renderOpenSearch({siteTitle: siteConfig.title, siteUrl: siteConfig.url, searchPagePath}),
  };

  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.addRoute({path: searchPagePath, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent, actions}) {
      const {sidebars, versionName} = docsVersion(allContent);
      const records = toRecords(reader.pages(), {
        siteUrl: siteConfig.url,
        language: i18n.currentLocale,
        version: versionName,
        groupOf: groupNames(sidebars),
      });
      const {headings, texts} = toCompact(records);
      await actions.createData('headings.json', JSON.stringify(headings));
      await actions.createData('texts.json', JSON.stringify(texts));
      await actions.createData(
        'options.json',
        JSON.stringify(toBrowserOptions(options, siteConfig.url, suggestQueries(records))),
      );
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
    postBuild: ({outDir}) => writeGeneratedFiles(outDir, [description]),
    configureWebpack(_config, isServer) {
      const recordFiles = {
        test: RECORD_FILES,
        type: 'asset/resource',
        generator: {filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer},
      };
      const rules = {module: {rules: [recordFiles]}};
      if (isServer || process.env.NODE_ENV === 'production') return rules;
      return {
        ...rules,
        ...serveGeneratedFiles(
          'search',
          (address) => address === description.address,
          () => [description],
        ),
      };
    },
  };
}

function docsVersion(allContent: AllContent): {sidebars: Record<string, unknown>; versionName: string} {
  return docsContent.parse(allContent['docusaurus-plugin-content-docs']?.default).loadedVersions[0];
}
