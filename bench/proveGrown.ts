// Run by proof.ts: proves pages of the grown docs, without the lock, so each sample of a copy is proven again.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pinnedVersion} from '../proof/pinnedVersion';
import {proveSamples} from '../proof/proveSamples';
import {createProgress} from '../proof/report/progress';
import {formatFailure} from '../proof/report/formatFailure';
import {RUNNERS} from '../proof/runners';
import {readSamples} from '../proof/samples/readSamples';
import {GROWN_DOCS} from './growTree';

const siteDir = path.resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const pages = new Set(readFileSync(0, 'utf8').split('\n'));
  const set = readSamples(path.join(siteDir, GROWN_DOCS), siteDir, RUNNERS, (file) =>
    pages.has(path.posix.relative(GROWN_DOCS, file)),
  );
  const wanted = set.samples.filter(({id}) => set.runners.has(id));
  const progress = createProgress(wanted);
  const verdicts = await proveSamples(set, wanted, {
    siteDir,
    version: pinnedVersion(siteDir),
    runners: RUNNERS,
    onDone: ({id}) => progress.step(id),
  });
  progress.end();
  const failed = verdicts.filter(({failures}) => failures.length > 0);
  for (const {sample, failures} of failed) for (const failure of failures) console.error(formatFailure(sample, failure));
  process.stdout.write(
    JSON.stringify({proven: verdicts.length - failed.length, failed: failed.map(({sample}) => sample.id)}),
    () => process.exit(),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
