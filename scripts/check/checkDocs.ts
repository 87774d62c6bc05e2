import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {createCorpusReader, type InspectedFile} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {kindOf} from '../new-page/kinds';
import {checkClaims} from './claims';
import {DICTIONARY, readDictionary, type Dictionary} from './dictionary';
import {checkFences} from './fences';
import {sortFindings, type Fault, type Finding} from './finding';
import {checkDescription, checkFrontMatter, readFrontMatter, type FrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkLiteralAdmonitions} from './literalAdmonitions';
import {noMemory, type PassedFiles} from './passedFiles';
import {checkPictures} from './pictures';
import {frontMatterProse, headingProse, pageProse, titleProse, type Prose} from './prose';
import {checkScreenshots} from './screenshots';
import {checkSections} from './sections';
import {checkSentenceCase} from './sentenceCase';
import {checkSidebarPlace} from './sidebarPlaces';
import {checkSize} from './size';
import {createSpeller, type Speller} from './speller';
import {checkSpelling} from './spelling';
import {checkUnwritten} from './unwritten';
import {readVocabulary} from './vocabulary';
import {checkWording} from './wording';
import {WORDS_TO_AVOID} from './wordsToAvoid';
import {WORDS_TO_REPLACE} from './wordsToReplace';

export interface CheckOptions {
  /** Absolute; what the files of findings are relative to. */
  siteDir: string;
  /** Ids that the sidebars show. */
  sidebarIds: ReadonlySet<string>;
  /** @param rules all but a file's own text that its faults depend on */
  remember?: (rules: string) => PassedFiles;
  /** With the rules of STYLE.md on words, sections and size. */
  isStrict?: boolean;
  /** Also tells statements without evidence and names that the admin panel does not have. */
  checksClaims?: boolean;
  /** Limits the check to these files, given as paths below the docs folder. All are read otherwise. */
  isWanted?: (docsPath: string) => boolean;
}

export interface CheckedDocs {
  fileCount: number;
  /** By file, then by line. */
  findings: Finding[];
}

/** One section for each release, and one more with the next. */
const RELEASE_LISTS: ReadonlySet<string> = new Set(['release-notes', 'whats-new']);

interface Rules {
  tags: ReadonlySet<string> | null;
  dictionary: Dictionary;
  sidebarIds: ReadonlySet<string>;
  speller: Speller;
  isStrict: boolean;
  checksClaims: boolean;
}

/**
 * Checks every Markdown file below a folder. Each is parsed once, and not at all if it has passed before.
 *
 * @param docsDir folder of the docs, absolute or relative to the site
 */
export async function checkDocs(
  docsDir: string,
  {siteDir, sidebarIds, remember = noMemory, isStrict = false, checksClaims = false, isWanted = () => true}: CheckOptions,
): Promise<CheckedDocs> {
  const absolute = (name: string): string => path.resolve(siteDir, docsDir, name);
  const vocabulary = readVocabulary(absolute('tags.yml'), path.posix.join(docsDir, 'tags.yml'));
  const dictionary = readDictionary(absolute(DICTIONARY), path.posix.join(docsDir, DICTIONARY));
  const reader = createCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: DEFAULT_SITE_URL});
  const files = reader.files();
  const tags = vocabulary.tags && [...vocabulary.tags];
  const passed = remember(JSON.stringify([docsDir, files, [...sidebarIds], tags, dictionary, isStrict, checksClaims]));
  const texts = new Map(files.map((docsPath) => [docsPath, readFileSync(absolute(docsPath), 'utf8')]));
  const hasPassed = ([docsPath, text]: [string, string]): boolean => passed.has(docsPath, text);
  const toCheck = [...texts].filter((file) => isWanted(file[0]) && !hasPassed(file));

  const faulty = new Set([...texts].filter((file) => !isWanted(file[0]) && !hasPassed(file)).map(([docsPath]) => docsPath));
  const findings: Finding[] = [...vocabulary.findings, ...dictionary.findings];
  if (toCheck.length > 0) {
    const speller = await createSpeller(dictionary.words);
    const rules: Rules = {tags: vocabulary.tags, dictionary, sidebarIds, speller, isStrict, checksClaims};
    for (const [docsPath] of toCheck) {
      const inspected = reader.inspect(docsPath);
      const faults = checkFile(inspected, rules).map((fault) => ({file: inspected.file, ...fault}));
      if (faults.length > 0) faulty.add(docsPath);
      findings.push(...faults);
    }
  }
  passed.keep([...texts].filter(([docsPath]) => !faulty.has(docsPath)));
  return {fileCount: files.filter(isWanted).length, findings: sortFindings(findings)};
}

function checkFile(
  {docsPath, meta, source, faults}: InspectedFile,
  {tags, dictionary, sidebarIds, speller, isStrict, checksClaims}: Rules,
): Fault[] {
  const corpusFaults = faults.map(({line, reason, cure}) => ({line, reason, cure}));
  const isUnlisted = isSnippet(docsPath) || isPart(docsPath) || meta?.unlisted === true;
  const placeFaults = isUnlisted ? [] : checkSidebarPlace(docsPath.replace(/\.mdx?$/, ''), sidebarIds);
  if (!source) return [...corpusFaults, ...placeFaults];
  const {root, anchors} = source;
  const snippet = isSnippet(docsPath) || isPart(docsPath);
  const frontMatter = readFrontMatter(root);
  const prose = [...frontMatterProse(frontMatter), ...pageProse(root)];
  const headings = [...titleProse(frontMatter), ...[...anchors.keys()].map(headingProse)];
  const frontMatterFaults = isPart(docsPath) ? [] : checkFrontMatter(frontMatter, {tags, isSnippet: snippet});
  return [
    ...corpusFaults,
    // What the corpus cannot use is told in its words.
    ...frontMatterFaults.filter(({line}) => !corpusFaults.some((fault) => fault.line === line)),
    ...placeFaults,
    ...checkLiteralAdmonitions(root),
    ...checkHeadings(source, {isSnippet: snippet}),
    ...checkSentenceCase(headings, dictionary.names, speller),
    ...checkPictures(root),
    ...checkScreenshots(root),
    ...checkFences(root),
    ...checkUnwritten(root),
    ...checkSpelling(prose, dictionary.phrases, speller),
    ...checkWording(prose, WORDS_TO_AVOID),
    ...(isStrict ? styleFaults(docsPath, root, frontMatter, prose) : []),
    ...(checksClaims ? checkClaims(source) : []),
  ];
}

/** What STYLE.md asks of words, sections and size. */
function styleFaults(docsPath: string, root: Root, frontMatter: FrontMatter, prose: readonly Prose[]): Fault[] {
  const id = idOf(docsPath);
  const isPage = !isSnippet(docsPath) && !isPart(docsPath);
  return [
    ...checkWording(prose, WORDS_TO_REPLACE),
    ...checkDescription(frontMatter),
    ...(isPage ? checkSections(root, kindOf(id)) : []),
    ...(isPage && !RELEASE_LISTS.has(id) ? checkSize(root) : []),
  ];
}

function idOf(docsPath: string): string {
  return docsPath.replace(/(?:\/index)?\.mdx?$/, '');
}

function isSnippet(docsPath: string): boolean {
  return docsPath.startsWith('snippets/');
}

/** A piece of other pages, without an address of its own. */
function isPart(docsPath: string): boolean {
  return docsPath.split('/').some((name) => name.startsWith('_'));
}
