/** `npm run check`: runs before start and build, and prints one line for each fault: file, line, fault, cure. */
import {existsSync} from 'node:fs';
import {EnvironmentError, parseEnvironment} from '../../src/site/environment';
import {checkDocs} from './checkDocs';
import {formatFinding} from './finding';
import {docIdsIn} from './sidebarPlaces';

async function check(): Promise<string[]> {
  try {
    const {docsDir} = parseEnvironment(process.env);
    if (!existsSync(docsDir))
      return [`environment: DOCS_DIR is "${docsDir}", where there is no folder. Correct it, or unset it.`];
    const {default: sidebars} = await import('../../sidebars');
    return checkDocs(docsDir, new Set(docIdsIn(sidebars))).map(formatFinding);
  } catch (error) {
    if (error instanceof EnvironmentError) return [error.message];
    throw error;
  }
}

check().then(
  (faults) => {
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
