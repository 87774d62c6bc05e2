import path from 'node:path';
import {bindForms, type Site} from 'docs-corpus';
import {codeBelow, corpusFiles} from 'docs-corpus/pageCache';
import * as COMPONENTS from '../../src/components/markdown';
import type {SiteContent} from '../../src/components/siteContent';
import {breakingChangesOf, checkCards} from './breakingChanges';
import {MANIFEST, screenshot, takenScenes} from './screenshots';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Folders with the code that creates the Markdown forms of components. */
const CODE = ['plugins/corpus', 'src/components', 'src/lib', 'src/site'];

/** The parts of the corpus that depend on this site: Markdown forms of components, checks of pages, and files that rendering depends on. */
export const SITE: Site = {
  forms: (pages) => bindForms<SiteContent>(COMPONENTS, {breakingChanges: () => breakingChangesOf(pages), screenshot}),
  checkPage: checkCards,
  files: () => [
    ...CODE.flatMap((folder) => codeBelow(path.join(SITE_DIR, folder))),
    path.join(SITE_DIR, 'package-lock.json'),
    ...takenScenes().map((name) => path.join(SITE_DIR, MANIFEST, `${name}.json`)),
  ],
};

/** All files that the rendering of a page depends on, other than the page: its code, the parser's version, and the screenshots. */
export function renderingFiles(): string[] {
  return [...corpusFiles(), ...SITE.files()];
}
