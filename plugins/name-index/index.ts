import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {REFERENCE} from '../../src/site/constants';
import {sharedCorpusReader} from '../corpus';
import {CONTENT_TYPES, generatedFile} from '../generatedFiles';
import {sharedNames} from './names';
import {NAMES_FILE, referencePages} from './pages';

export {readNames, sharedNames} from './names';
export {referencePages} from './pages';

/** The folder of the pages, relative to the site, for the plugin that shows them. */
export const REFERENCE_FOLDER = `${GENERATED_FILES_DIR_NAME}/name-index`;

/**
 * Writes the pages of the index of names as Markdown, before Docusaurus reads them, and serves all names at `/names.json`.
 * In development, they aren't updated after the start.
 *
 * @param docsDir folder of the docs, relative to the site
 */
export default function nameIndexPlugin({siteDir, siteConfig}: LoadContext, {docsDir}: {docsDir: string}): Plugin {
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: siteConfig.url});
  const folder = path.join(siteDir, REFERENCE_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const {path: url, title, description, markdown} of referencePages(sharedNames(siteDir, reader))) {
    const frontMatter = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`].join('\n');
    const name = url.slice(REFERENCE.length) || 'index';
    // Below the introduction. The overview has too few rows for a filter.
    const content = name === 'index' ? markdown : markdown.replace('\n\n', '\n\n<NameFilter />\n\n');
    writeFileSync(path.join(folder, `${name}.md`), `---\n${frontMatter}\n---\n\n${content}\n`);
  }

  function text(): string {
    const lines = sharedNames(siteDir, reader).map((name) => JSON.stringify(name));
    return `[\n${lines.join(',\n')}\n]\n`;
  }

  return {name: 'name-index', ...generatedFile({url: NAMES_FILE, contentType: CONTENT_TYPES.json, text})};
}
