/**
 * `npm run check [-- docs/cms/faq.md …]`: runs before start and build, and prints one line for each fault: file, line, fault, and fix. Prints the
 * number of faults at the end, and exits with code 1 if there are any. `--before-start` reports only faults that prevent a build. Diagrams don't
 * have to be drawn then, because `npm start` draws them in the browser. `--fix` first moves comments to lines of their own.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {EnvironmentError, parseEnvironment} from '../../plugins/environment';
import {sidebarPlaces} from '../../plugins/reading-order';
import {drawingFault, drawingsDigest} from '../diagrams/checkDrawings';
import {checkDocs} from './checkDocs';
import {countFindings} from './finding';
import {moveCommentsBelow} from './moveComments';
import {codeDigest, passedFiles} from './passedFiles';

const MEMORY = 'node_modules/.cache/check';
const USAGE = `Usage: npm run check -- [--fix] [docs/cms/api docs/cms/faq.md …]`;

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
  const {default: sidebars} = await import('../../sidebars');
  const memory = `${path.basename(docsDir)}${isStrict ? '' : '-before-start'}.json`;
  const {fileCount, findings} = await checkDocs(docsDir, {
    siteDir: process.cwd(),
    siteUrl,
    sidebarIds: new Set(sidebarPlaces(sidebars).map(({docId}) => docId)),
    drawings: {faultOf: drawingFault, digest: drawingsDigest(), areRequired: !values['before-start']},
    remember: (rules, texts) => passedFiles(path.join(MEMORY, memory), codeDigest(process.cwd()) + rules, texts),
    isStrict,
    isWanted,
  });
  if (fileCount === 0) throw new UsageError(`No page of ${docsDir} is at ${positionals.join(', ')}.\n${USAGE}`);
  if (findings.length === 0) {
    console.log(`${fileCount} ${fileCount === 1 ? 'file' : 'files'} in ${docsDir}, no faults`);
    return;
  }
  console.error([...findings.map(({message}) => message), countFindings(findings)].join('\n'));
  process.exitCode = 1;
}

function readArguments(): {values: {'before-start': boolean; fix: boolean}; positionals: string[]} {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {'before-start': {type: 'boolean', default: false}, fix: {type: 'boolean', default: false}},
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
