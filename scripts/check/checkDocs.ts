import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createCorpusReader, isSnippet, type InspectedFile} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {DICTIONARY, readDictionary, type Dictionary} from './dictionary';
import {checkDiagrams, NO_DRAWINGS, type Drawings} from './diagrams';
import {checkFences} from './fences';
import {sortFindings, type Fault, type Finding} from './finding';
import {checkFrontMatter, readFrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkLiteralAdmonitions} from './literalAdmonitions';
import {noMemory, type PassedFiles} from './passedFiles';
import {checkPictures} from './pictures';
import {frontMatterProse, headingProse, pageProse, titleProse} from './prose';
import {checkScreenshots} from './screenshots';
import {checkSentenceCase} from './sentenceCase';
import {checkSidebarPlace} from './sidebarPlaces';
import {createSpeller, type Speller} from './speller';
import {checkSpelling} from './spelling';
import {checkUnwritten} from './unwritten';
import {readVocabulary} from './vocabulary';
import {checkWording} from './wording';

export interface CheckOptions {
  /** Absolute; what the files of findings are relative to. */
  siteDir: string;
  /** Ids that the sidebars show. */
  sidebarIds: ReadonlySet<string>;
  /** Without them, diagrams don't have to be drawn. */
  drawings?: Drawings;
  /** @param rules all but a file's own text that its faults depend on */
  remember?: (rules: string) => PassedFiles;
}

export interface CheckedDocs {
  fileCount: number;
  /** By file, then by line. */
  findings: Finding[];
}

interface Rules {
  tags: ReadonlySet<string> | null;
  dictionary: Dictionary;
  sidebarIds: ReadonlySet<string>;
  speller: Speller;
}

/**
 * Checks every Markdown file below a folder. Each is parsed once, and not at all if it has passed before.
 *
 * @param docsDir folder of the docs, absolute or relative to the site
 */
export async function checkDocs(
  docsDir: string,
  {siteDir, sidebarIds, drawings = NO_DRAWINGS, remember = noMemory}: CheckOptions,
): Promise<CheckedDocs> {
  const absolute = (name: string): string => path.resolve(siteDir, docsDir, name);
  const vocabulary = readVocabulary(absolute('tags.yml'), path.posix.join(docsDir, 'tags.yml'));
  const dictionary = readDictionary(absolute(DICTIONARY), path.posix.join(docsDir, DICTIONARY));
  const reader = createCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl: DEFAULT_SITE_URL});
  const files = reader.files();
  const tags = vocabulary.tags && [...vocabulary.tags];
  const passed = remember(JSON.stringify([docsDir, files, [...sidebarIds], tags, dictionary, drawings.digest]));
  const texts = new Map(files.map((docsPath) => [docsPath, readFileSync(absolute(docsPath), 'utf8')]));
  const toCheck = [...texts].filter(([docsPath, text]) => !passed.has(docsPath, text));

  const faulty = new Set<string>();
  const findings: Finding[] = [...vocabulary.findings, ...dictionary.findings];
  if (toCheck.length > 0) {
    const speller = await createSpeller(dictionary.words);
    const rules: Rules = {tags: vocabulary.tags, dictionary, sidebarIds, speller};
    for (const [docsPath] of toCheck) {
      const inspected = reader.inspect(docsPath);
      const faults = checkFile(inspected, rules);
      const undrawn = inspected.source ? checkDiagrams(inspected.source.root, drawings) : [];
      if (faults.length + undrawn.length > 0) faulty.add(docsPath);
      const told = drawings.areRequired ? [...faults, ...undrawn] : faults;
      findings.push(...told.map((fault) => ({file: inspected.file, ...fault})));
    }
  }
  passed.keep([...texts].filter(([docsPath]) => !faulty.has(docsPath)));
  return {fileCount: files.length, findings: sortFindings(findings)};
}

function checkFile({docsPath, meta, source, faults}: InspectedFile, {tags, dictionary, sidebarIds, speller}: Rules): Fault[] {
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
    ...checkWording(prose),
  ];
}

/** A piece of other pages, without an address of its own. */
function isPart(docsPath: string): boolean {
  return docsPath.split('/').some((name) => name.startsWith('_'));
}
