import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {Finding, frontMatterOf, isSnippet, sortFindings, type InspectedFile} from 'docs-corpus';
import {createCorpusReader} from '../../plugins/corpus';
import {pageMeta} from 'docs-corpus/pageMeta';
import {statementFaults} from '../../proof/statements';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {kindOf} from '../new-page/kinds';
import {checkUrls} from './pageUrls';
import {checkCommentLines} from './commentLines';
import {DICTIONARY, readDictionary, type Dictionary} from './dictionary';
import {checkDiagrams, NO_DRAWINGS, type Drawings} from './diagrams';
import {checkFences, checkNoteWords} from './fences';
import {checkFenceSyntax} from './fenceSyntax';
import type {Fault} from './finding';
import {checkDescription, checkFrontMatter, type FrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkImports} from './imports';
import {checkInvisibleCharacters} from './invisibleCharacters';
import {checkLayout} from './layout';
import {checkLiteralAdmonitions} from './literalAdmonitions';
import {noMemory, type FileFacts, type PassedFiles} from './passedFiles';
import {checkLinks, type LinkedFile} from './links';
import {checkImages} from './images';
import {frontMatterProse, headingProse, pageProse, titleProse, type Prose} from './prose';
import {checkWithRemarkLint} from './remarkLint';
import {checkFactsCards} from './factsCards';
import {checkScreenshots} from './screenshots';
import {checkSections} from './sections';
import {checkSentenceCase} from './sentenceCase';
import {siteRoutes} from './siteRoutes';
import {checkSize} from './size';
import {createSpeller, type Speller} from './speller';
import {checkSpelling} from './spelling';
import {checkUnclosed} from './unclosed';
import {checkUnwritten} from './unwritten';
import {readVocabulary} from './vocabulary';
import {checkWording} from './wording';
import {WORDS_TO_AVOID} from './wordsToAvoid';
import {WORDS_TO_REPLACE} from './wordsToReplace';

export interface CheckOptions {
  /** Absolute. The file paths of findings are relative to this folder. */
  siteDir: string;
  /** IDs of the pages in the sidebars; `null` if they can't be loaded. */
  sidebarIds: ReadonlySet<string> | null;
  /** If not set, missing drawings aren't reported. */
  drawings?: Drawings;
  /** Origin of the site without a trailing slash, if it isn't the default. */
  siteUrl?: string;
  /**
   * @param rules everything that a file's own faults depend on, other than the texts
   * @param texts of all files, by path below the docs folder
   */
  remember?: (rules: string, texts: ReadonlyMap<string, string>) => PassedFiles;
  /** Also applies the rules of STYLE.md for words, sections, and size, and reports unproven statements and unknown names of the admin panel. */
  isStrict?: boolean;
  /** Limits the findings to these files, given as paths below the docs folder. */
  isWanted?: (docsPath: string) => boolean;
}

export interface CheckedDocs {
  fileCount: number;
  /** By file, then by line. */
  findings: Finding[];
}

/** Pages with one section for each release, and one more with the next. */
const RELEASE_LISTS = /^(?:release-notes|whats-new)(?:\/|$)/;

interface Rules {
  tags: ReadonlySet<string> | null;
  dictionary: Dictionary;
  speller: Speller;
  isStrict: boolean;
  /** Paths of all Markdown files below the docs folder. */
  markdown: readonly string[];
}

/**
 * Checks every Markdown file below a folder. Each is parsed once, and not at all if it has passed before.
 *
 * @param docsDir folder of the docs, absolute or relative to the site
 */
export async function checkDocs(
  docsDir: string,
  {
    siteDir,
    sidebarIds,
    drawings = NO_DRAWINGS,
    siteUrl = DEFAULT_SITE_URL,
    remember = noMemory,
    isStrict = false,
    isWanted = () => true,
  }: CheckOptions,
): Promise<CheckedDocs> {
  const absolute = (name: string): string => path.resolve(siteDir, docsDir, name);
  const hasFile = (docsPath: string): boolean => isFile(absolute(docsPath));
  const vocabulary = readVocabulary(absolute('tags.yml'), path.posix.join(docsDir, 'tags.yml'));
  const dictionary = readDictionary(absolute(DICTIONARY), path.posix.join(docsDir, DICTIONARY));
  const reader = createCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: DEFAULT_SITE_URL});
  const texts = new Map(reader.files().map((docsPath) => [docsPath, readFileSync(absolute(docsPath), 'utf8')]));
  const passed = remember(
    JSON.stringify([docsDir, vocabulary.tags && [...vocabulary.tags], dictionary, isStrict, drawings.digest]),
    texts,
  );
  const files = new Map([...texts.keys()].map((docsPath) => [docsPath, passed.recall(docsPath)]));

  const findings: Finding[] = [...vocabulary.findings, ...dictionary.findings];
  const unproven = new Set<string>();
  if ([...files.values()].includes(undefined)) {
    const speller = await createSpeller(dictionary.words);
    const rules: Rules = {tags: vocabulary.tags, dictionary, speller, isStrict, markdown: [...texts.keys()]};
    for (const [docsPath, known] of files) {
      if (known) continue;
      const inspected = reader.inspect(docsPath);
      files.set(docsPath, factsOf(inspected));
      // Other files are read only because links lead to them.
      const faults = isWanted(docsPath) ? await checkFile(inspected, rules) : [];
      const undrawn = inspected.source ? checkDiagrams(inspected.source.root, drawings) : [];
      if (faults.length + undrawn.length > 0 || !isWanted(docsPath)) unproven.add(docsPath);
      const reported = drawings.areRequired && isWanted(docsPath) ? [...faults, ...undrawn] : faults;
      findings.push(...reported.map((fault) => findingIn(inspected.file, fault)));
    }
  }

  const allFacts = [...files].flatMap(([docsPath, facts]) => (facts ? [[docsPath, facts] as const] : []));
  passed.keep(new Map(allFacts.filter(([docsPath]) => !unproven.has(docsPath))));
  const linked = allFacts.map(([docsPath, facts]) => ({
    ...facts,
    docsPath,
    file: path.posix.join(docsDir, docsPath),
    text: texts.get(docsPath) ?? '',
  }));
  const routes = siteRoutes(siteDir, absolute('tags.yml'));
  const wanted = linked.filter(({docsPath}) => isWanted(docsPath));
  findings.push(
    ...wanted
      .filter(({docsPath, unlisted, title}) => isPage(docsPath) && !unlisted && title !== null)
      .flatMap((page) => sidebarFault(page, sidebarIds)),
    ...checkUrls(wanted, linked, routes),
    ...checkLinks(wanted, linked, {
      origins: [...new Set([siteUrl, DEFAULT_SITE_URL])],
      docsFolder: path.basename(docsDir),
      routes,
      hasFile,
      hasStaticFile: (pathname) => isFile(path.join(siteDir, 'static', pathname)),
      siteFiles: () => ({
        served: filesBelow(path.join(siteDir, 'static')),
        docs: filesBelow(absolute('.')).filter((name) => !/\.mdx?$/.test(name)),
      }),
    }),
  );
  return {fileCount: wanted.length, findings: sortFindings(findings)};
}

/** Readers can't browse to pages that aren't in a sidebar. */
function sidebarFault({docsPath, file}: LinkedFile, ids: ReadonlySet<string> | null): Finding[] {
  const id = docsPath.replace(/\.mdx?$/, '');
  if (!ids || ids.has(id)) return [];
  const fix = 'Give it a place in readingOrder.ts, or set "unlisted: true" in its front matter';
  return [new Finding(file, 1, `no sidebar shows "${id}"`, fix)];
}

function findingIn(file: string, {line, reason, fix}: Fault): Finding {
  return new Finding(file, line, reason, fix);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `/${name.replaceAll(path.sep, '/')}`);
}

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

function factsOf({file, docsPath, meta, links}: InspectedFile): FileFacts {
  // Of a page whose front matter can't be read, its path is known. What other files say about it isn't wrong.
  const known = meta ?? (isPart(docsPath) ? null : pageMeta('', docsPath, file));
  return {
    route: known && !known.draft ? known.path : null,
    unlisted: known?.unlisted === true,
    title: meta?.title ?? null,
    links,
  };
}

/** Faults of a file that don't depend on other files. */
async function checkFile(
  {docsPath, source, meta, faults}: InspectedFile,
  {tags, dictionary, speller, isStrict, markdown}: Rules,
): Promise<Fault[]> {
  const corpusFaults = faults.map(({line, reason, note}) => ({line, reason, fix: note}));
  if (!source) return corpusFaults;
  const {root, anchors} = source;
  const snippet = !isPage(docsPath);
  // A fence without an end takes in the rest of the page.
  const unclosed = checkUnclosed(root, source.text);
  const frontMatter = frontMatterOf(source.text);
  // All text is front matter if that has no end.
  if (frontMatter === null && meta === null && !isPart(docsPath)) return corpusFaults;
  const prose = [...frontMatterProse(frontMatter), ...pageProse(root)];
  const headings = [...titleProse(frontMatter), ...[...anchors.keys()].map(headingProse)];
  // The corpus reports front matter that it can't read.
  const isUnread = isPart(docsPath) || (frontMatter?.kind === 'broken' && meta === null);
  const frontMatterFaults = isUnread ? [] : checkFrontMatter(frontMatter, {tags, isSnippet: snippet});
  return [
    ...corpusFaults,
    // Reports the corpus's own errors unchanged.
    ...frontMatterFaults.filter(({line}) => !corpusFaults.some((fault) => fault.line === line)),
    ...checkLiteralAdmonitions(root),
    ...unclosed,
    ...checkInvisibleCharacters(root),
    ...checkImports(root, docsPath, markdown),
    ...checkWithRemarkLint(source),
    ...checkHeadings(source, {isSnippet: snippet}),
    ...checkSentenceCase(headings, dictionary.names, speller),
    ...checkImages(root),
    ...checkScreenshots(root),
    ...checkFactsCards(root),
    ...checkFences(root),
    ...checkNoteWords(root),
    ...(unclosed.length === 0 ? await checkFenceSyntax(root) : []),
    ...checkCommentLines(root),
    ...checkUnwritten(root),
    ...checkSpelling(prose, dictionary.phrases, speller),
    ...checkWording(prose, WORDS_TO_AVOID),
    ...(isStrict
      ? [
          ...styleFaults(docsPath, root, frontMatter, prose),
          ...statementFaults(source).map(({line, fault, fix}) => ({line, reason: fault, fix})),
        ]
      : []),
  ];
}

/** The rules of STYLE.md for words, sections, and size. */
function styleFaults(docsPath: string, root: Root, frontMatter: FrontMatter, prose: readonly Prose[]): Fault[] {
  const id = docsPath.replace(/(?:\/index)?\.mdx?$/, '');
  return [
    ...checkWording(prose, WORDS_TO_REPLACE),
    ...checkDescription(frontMatter),
    ...(isPage(docsPath) ? [...checkSections(root, kindOf(id)), ...checkLayout(root, id)] : []),
    ...(isPage(docsPath) && !RELEASE_LISTS.test(id) ? checkSize(root, id) : []),
  ];
}

function isPage(docsPath: string): boolean {
  return !isSnippet(docsPath) && !isPart(docsPath);
}

/** A part of other pages, without its own URL. */
function isPart(docsPath: string): boolean {
  return docsPath.split('/').some((name) => name.startsWith('_'));
}
