import path from 'node:path';
import {readClaims} from '../claims/readClaims';
import {Finding} from '../../plugins/corpus';
import {proveAndNote} from '../proveAndNote';
import {formatFailure} from '../report/formatFailure';
import {formatSummary} from '../report/summary';
import {RUNNERS} from '../runners';
import {readSamples} from '../samples/readSamples';
import {selectChanged} from '../selectChanged';
import {currentSubject} from '../subject';
import {openVerdictsFile} from './verdictsFile';
import {watchPages} from './watchFiles';

/** Proves each page when it's saved, until the process ends. Prints the results, and shows them on the page in `npm start`. */
export async function proveOnSave(siteDir: string): Promise<void> {
  const docsDir = path.join(siteDir, 'docs');
  const verdicts = openVerdictsFile(siteDir);
  const stop = await watchPages(docsDir, async (page) => {
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    verdicts.set(file, {isRunning: true, proven: 0, faults: []});
    const {proven, faults, summary} = await provePage(siteDir, file);
    verdicts.set(file, {isRunning: false, proven, faults});
    for (const fault of faults) console.log(fault);
    console.log(`${file}: ${summary}`);
  });
  console.log('A page is proven when you save it.');
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await stop();
  verdicts.remove();
}

interface Outcome {
  proven: number;
  faults: string[];
  /** One line of text. */
  summary: string;
}

/** An unreadable page, such as one that is half written, is reported and doesn't end the watch. */
async function provePage(siteDir: string, file: string): Promise<Outcome> {
  try {
    const subject = currentSubject(siteDir);
    const isInScope = (name: string): boolean => name === file;
    const set = readSamples(path.join(siteDir, 'docs'), siteDir, RUNNERS);
    const changed = selectChanged(
      siteDir,
      set.samples.filter((sample) => isInScope(sample.file)),
      set,
      subject,
    );
    const summary = await proveAndNote({siteDir, set, selected: changed, subject, isInScope});
    const claims = readClaims(path.join(siteDir, 'docs'), siteDir, isInScope).flatMap((page) => page.claims);
    return {
      proven: summary.proven,
      faults: [
        ...summary.findings.map(({message}) => message),
        ...summary.failed.flatMap(({sample, failures}) => failures.map((failure) => formatFailure(sample, failure))),
        ...claims.flatMap(({line, fault}) => (fault ? [new Finding(file, line, fault.fault, fault.fix).message] : [])),
      ],
      summary: formatSummary(summary),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {proven: 0, faults: [message], summary: 'could not be proven'};
  }
}
