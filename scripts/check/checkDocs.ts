import path from 'node:path';
import {createCorpusReader, type InspectedFile} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {DICTIONARY, readDictionary, type Dictionary} from './dictionary';
import {checkFences} from './fences';
import {sortFindings, type Fault, type Finding} from './finding';
import {checkFrontMatter, readFrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkLiteralAdmonitions} from './literalAdmonitions';
import {checkPictures} from './pictures';
import {frontMatterProse, headingProse, pageProse} from './prose';
import {checkSentenceCase} from './sentenceCase';
import {checkSidebarPlaces} from './sidebarPlaces';
import {createSpeller, type Speller} from './speller';
import {checkSpelling} from './spelling';
import {checkUnwritten} from './unwritten';
import {readVocabulary} from './vocabulary';
import {checkWording} from './wording';

interface Rules {
  tags: ReadonlySet<string> | null;
  names: Dictionary['names'];
  speller: Speller;
}

export interface CheckedDocs {
  fileCount: number;
  /** By file, then by line. */
  findings: Finding[];
}

/**
 * Checks every Markdown file below a folder, each parsed once.
 *
 * @param docsDir folder of the docs, relative to the site
 * @param siteDir what the files of findings are relative to
 * @param sidebarIds ids that the sidebars show
 */
export async function checkDocs(
  docsDir: string,
  {siteDir, sidebarIds}: {siteDir: string; sidebarIds: ReadonlySet<string>},
): Promise<CheckedDocs> {
  const at = (name: string): [string, string] => [path.resolve(siteDir, docsDir, name), path.posix.join(docsDir, name)];
  const vocabulary = readVocabulary(...at('tags.yml'));
  const dictionary = readDictionary(...at(DICTIONARY));
  const rules: Rules = {tags: vocabulary.tags, names: dictionary.names, speller: await createSpeller(dictionary.words)};
  const reader = createCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: DEFAULT_SITE_URL});
  const files = reader.inspect();
  const pages = files.filter(({docsPath}) => !isPart(docsPath));
  const findings = [
    ...vocabulary.findings,
    ...dictionary.findings,
    ...files.flatMap((file) => checkFile(file, rules).map((fault) => ({file: file.file, ...fault}))),
    ...checkSidebarPlaces(
      pages.map(({docsPath, file, meta}) => ({
        id: docsPath.replace(/\.mdx?$/, ''),
        file,
        isUnlisted: isSnippet(docsPath) || meta?.unlisted === true,
      })),
      sidebarIds,
    ),
  ];
  return {fileCount: files.length, findings: sortFindings(findings)};
}

function checkFile({docsPath, source, faults}: InspectedFile, {tags, names, speller}: Rules): Fault[] {
  const corpusFaults = faults.map(({line, reason, cure}) => ({line, reason, cure}));
  if (!source) return corpusFaults;
  const {root, anchors} = source;
  const snippet = isSnippet(docsPath) || isPart(docsPath);
  const frontMatter = readFrontMatter(root);
  const titles = frontMatter.kind === 'read' ? frontMatterProse(frontMatter) : [];
  const prose = [...titles, ...pageProse(root)];
  const headings = [...titles.slice(0, 1), ...[...anchors.keys()].map(headingProse)];
  const others = isPart(docsPath) ? [] : checkFrontMatter(frontMatter, {tags, isSnippet: snippet});
  return [
    ...corpusFaults,
    // What the corpus cannot use is told in its words.
    ...others.filter(({line}) => !corpusFaults.some((fault) => fault.line === line)),
    ...checkLiteralAdmonitions(root),
    ...checkHeadings(source, {isSnippet: snippet}),
    ...checkSentenceCase(headings, names, speller),
    ...checkPictures(root),
    ...checkFences(root),
    ...checkUnwritten(root),
    ...checkSpelling(prose, speller),
    ...checkWording(prose),
  ];
}

function isSnippet(docsPath: string): boolean {
  return docsPath.startsWith('snippets/');
}

/** A piece of other pages, without an address of its own. */
function isPart(docsPath: string): boolean {
  return docsPath.split('/').some((name) => name.startsWith('_'));
}
