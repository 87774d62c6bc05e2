/**
 * `npm run check`: runs before start and build, and prints one line for each fault: file, line, what is wrong, what to do.
 * Ends with their number, and with exit code 1 if there are any. `--before-start`: a diagram doesn't have to be drawn, because
 * `npm start` draws it in the browser.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {EnvironmentError, parseEnvironment} from '../../src/site/environment';
import {drawingFault, drawingsDigest} from '../diagrams/checkDrawings';
import {checkDocs} from './checkDocs';
import {countFindings, formatFinding} from './finding';
import {codeDigest, passedFiles} from './passedFiles';
import {docIdsIn} from './sidebarPlaces';

const MEMORY = 'node_modules/.cache/check';

async function check(): Promise<void> {
  const {values} = parseArgs({options: {'before-start': {type: 'boolean', default: false}}});
  const {docsDir} = parseEnvironment(process.env);
  if (!existsSync(docsDir)) {
    throw new EnvironmentError(`environment: DOCS_DIR is "${docsDir}", where there is no folder. Correct it, or unset it.`);
  }
  const {default: sidebars} = await import('../../sidebars');
  const {fileCount, findings} = await checkDocs(docsDir, {
    siteDir: process.cwd(),
    sidebarIds: new Set(docIdsIn(sidebars)),
    drawings: {faultOf: drawingFault, digest: drawingsDigest(), areRequired: !values['before-start']},
    remember: (rules) => passedFiles(path.join(MEMORY, `${path.basename(docsDir)}.json`), codeDigest(process.cwd()) + rules),
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
