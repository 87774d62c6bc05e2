/**
 * `npm run check [-- docs/cms/faq.md …]`: runs before start and build, and prints one line for each fault: file, line, fault, and fix. Prints the
 * number of faults at the end, and exits with code 1 if there are any. `--before-start` reports only faults that prevent a build. Diagrams don't
 * have to be drawn then, because `npm start` draws them in the browser. `--samples` also reports samples that aren't proven, as `npm test` does.
 * `--fix` first moves comments to lines of their own.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {CorpusErrors, sortFindings, type Finding} from 'docs-corpus';
import {sharedCorpusReader} from '../../plugins/corpus';
import {EnvironmentError, parseEnvironment} from '../../plugins/environment';
import {sidebarPlaces} from '../../plugins/corpus/reading-order/sidebarPlaces';
import {readPublishedSections} from '../../plugins/legacy-redirects/publishedPages';
import type {LegacyTable} from '../../plugins/legacy-redirects/types';
import {checkCoverage} from '../../proof/coverage';
import {readProductLinksFile} from '../../proof/names/productLinks';
import {drawingFault, drawingsDigest} from '../diagrams/checkDrawings';
import {checkDocs} from './checkDocs';
import {countFindings} from './finding';
import {moveCommentsBelow} from './moveComments';
import {codeDigest, passedFiles} from './passedFiles';
import {checkProductLinks} from './productLinks';
import {checkReadingOrder, checkRedirects, loadWritersFiles, WRITERS_FILES} from './writersFiles';

const REDIRECTS = 'redirects.ts';
const MEMORY = 'node_modules/.cache/check';
const USAGE = 'Usage: npm run check -- [--fix] [--samples] [docs/cms/api docs/cms/faq.md …]';

class UsageError extends Error {
  override name = 'UsageError';
}

async function check(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  if (!existsSync(docsDir)) {
    throw new EnvironmentError(`environment: DOCS_DIR is "${docsDir}", but there is no such folder. Correct it, or unset it.`);
  }
  const {values, positionals} = readArguments();
  // Lets writers preview a page before it follows the style guide.
  const isStrict = !values['before-start'];
  const isWanted = isBelow(docsDir, positionals);
  if (values.fix) for (const file of moveCommentsBelow(docsDir, isWanted)) console.log(`${file}: comments moved`);
  const {sidebars, redirects, findings: ofWritersFiles} = await loadWritersFiles(process.cwd());
  const memory = `${path.basename(docsDir)}${isStrict ? '' : '-before-start'}.json`;
  const siteDir = process.cwd();
  const {fileCount, findings: ofFiles} = await checkDocs(docsDir, {
    siteDir,
    siteUrl,
    sidebarIds: sidebars === null ? null : new Set(sidebarPlaces(sidebars).map(({docId}) => docId)),
    drawings: {faultOf: drawingFault, digest: drawingsDigest(), areRequired: !values['before-start']},
    remember: (rules, texts) => passedFiles(path.join(MEMORY, memory), codeDigest(siteDir) + rules, texts),
    isStrict,
    isWanted,
  });
  const isOfWriters = positionals.some((name) => WRITERS_FILES.some((file) => path.resolve(name) === path.resolve(file)));
  if (fileCount === 0 && !isOfWriters) throw new UsageError(`No page of ${docsDir} is at ${positionals.join(', ')}.\n${USAGE}`);
  // Other docs, as of tests, have other pages.
  const ofTables = path.resolve(docsDir) === path.resolve('docs') ? orderFindings(siteDir, siteUrl, redirects) : null;
  const isUsable = ofTables?.every(({file}) => file !== REDIRECTS) ?? false;
  const ofAll = [
    ...ofWritersFiles,
    ...(ofTables ?? []),
    ...(isStrict ? recordFindings(path.resolve(docsDir), siteDir, siteUrl, isUsable ? redirects : null) : []),
    // Loaded only here, because the runners take seconds to load.
    ...(values.samples ? (await import('../../proof/strapiProof')).strapiProof.check() : []),
  ].filter(({file}) => positionals.length === 0 || isWanted(path.relative(docsDir, file)));
  const findings = distinct([...ofFiles, ...ofAll]);
  if (findings.length === 0) {
    console.log(`${fileCount} ${fileCount === 1 ? 'file' : 'files'} in ${docsDir}, no faults`);
    return;
  }
  console.error([...findings.map(({message}) => message), countFindings(findings)].join('\n'));
  process.exitCode = 1;
}

/** Mistakes in the reading order, and in the table of redirects. */
function orderFindings(siteDir: string, siteUrl: string, redirects: LegacyTable | null): Finding[] {
  const reader = sharedCorpusReader({docsDir: path.resolve('docs'), siteDir, siteUrl});
  const ids = reader.files().map((name) => name.replace(/(?:\/index)?\.mdx?$/, ''));
  const read = (name: string): string => readFileSync(path.join(siteDir, name), 'utf8');
  return [
    ...checkReadingOrder(read('readingOrder.ts'), ids),
    ...(redirects
      ? checkRedirects(
          read(REDIRECTS),
          redirects,
          ids.map((id) => `/${id}`),
        )
      : []),
  ];
}

/**
 * What the packages have or link, and the pages lack, or the reverse.
 *
 * @param redirects `null` if the table has faults
 */
function recordFindings(docsDir: string, siteDir: string, siteUrl: string, redirects: LegacyTable | null): Finding[] {
  try {
    const pages = sharedCorpusReader({docsDir, siteDir, siteUrl}).pages();
    const links = readProductLinksFile(siteDir)?.links ?? {};
    const table = readFileSync(path.join(siteDir, REDIRECTS), 'utf8');
    return [
      ...checkCoverage(siteDir, pages),
      ...(redirects ? checkProductLinks(links, pages, redirects, table, readPublishedSections()) : []),
    ];
  } catch (error) {
    // Pages that can't be read were reported with the faults of files.
    if (error instanceof CorpusErrors) return [];
    throw error;
  }
}

function distinct(findings: readonly Finding[]): Finding[] {
  return sortFindings([
    ...new Map(findings.map((finding) => [`${finding.file}:${finding.line}:${finding.reason}`, finding])).values(),
  ]);
}

function readArguments(): {values: {'before-start': boolean; fix: boolean; samples: boolean}; positionals: string[]} {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'before-start': {type: 'boolean', default: false},
        fix: {type: 'boolean', default: false},
        samples: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** @param paths of files and folders, as typed; empty for all */
function isBelow(docsDir: string, paths: readonly string[]): (docsPath: string) => boolean {
  const wanted = paths.map((name) => path.resolve(name));
  return (docsPath) => {
    const file = path.resolve(docsDir, docsPath);
    return wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(name + path.sep));
  };
}

check().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError || error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
