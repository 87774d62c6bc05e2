/**
 * Keeps `npm start` running while a page with invalid front matter or text is being edited. A build fails instead.
 */
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {createCorpusReader} from './reader';

export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Replaces front matter that can't be parsed with the file name as the title. */
export function tolerant(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    try {
      const result = await parse(params);
      validateDocFrontMatter(result.frontMatter);
      return result;
    } catch {
      return {frontMatter: {title: path.parse(params.filePath).name}, content: params.fileContent};
    }
  };
}

/**
 * Shows the faults of a page instead of its content. The compiler would stop at them, with messages without the line or a fix.
 *
 * @param docsDir relative to the site
 */
export function showFaults(siteDir: string, docsDir: string): NonNullable<MarkdownConfig['preprocessor']> {
  const docs = path.resolve(siteDir, docsDir);
  const reader = createCorpusReader({docsDir: docs, siteDir, siteUrl: DEFAULT_SITE_URL});
  return ({fileContent, filePath}) => {
    const docsPath = path.relative(docs, filePath).split(path.sep).join('/');
    if (docsPath.startsWith('..')) return fileContent;
    const {faults} = reader.inspect(docsPath);
    return faults.length === 0 ? fileContent : faultPage(faults.map(({message}) => message));
  };
}

function faultPage(messages: readonly string[]): string {
  const fence = '~~~~~~';
  return [':::danger[This page can’t be shown yet]', '', `${fence}text`, ...messages, fence, '', ':::', ''].join('\n');
}
