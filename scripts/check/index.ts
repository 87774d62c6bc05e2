/**
 * `npm run check`: runs before start and build, and prints one line for each fault: file, line, what is wrong, what to do.
 * Ends with their number, and with exit code 1 if there are any.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {EnvironmentError, parseEnvironment} from '../../src/site/environment';
import {checkDocs} from './checkDocs';
import {countFindings, formatFinding} from './finding';
import {codeDigest, passedFiles} from './passedFiles';
import {docIdsIn} from './sidebarPlaces';

const MEMORY = 'node_modules/.cache/check';

async function check(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  if (!existsSync(docsDir)) {
    throw new EnvironmentError(`environment: DOCS_DIR is "${docsDir}", where there is no folder. Correct it, or unset it.`);
  }
  const {default: sidebars} = await import('../../sidebars');
  const {fileCount, findings} = await checkDocs(docsDir, {
    siteDir: process.cwd(),
    siteUrl,
    sidebarIds: new Set(docIdsIn(sidebars)),
    remember: (rules, texts) =>
      passedFiles(path.join(MEMORY, `${path.basename(docsDir)}.json`), codeDigest(process.cwd()) + rules, texts),
  });
  if (findings.length === 0) {
    console.log(`${fileCount} files below ${docsDir}, no faults`);
    return;
  }
  console.error([...findings.map(formatFinding), countFindings(findings)].join('\n'));
  process.exitCode = 1;
}

check().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = 1;
});
