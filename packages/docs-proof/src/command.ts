/**
 * `npm run proof`: proves the samples of the docs against the real CMS and records those that pass in `proof/proof.lock.json`.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {proveFaults} from './faults/proveFaults';
import {changedSamples} from './lock/lock';
import {proveAndRecord} from './proveAndRecord';
import {compareRecords, writeRecords} from '../../../proof/records';
import {exitWithCounts, type Counts} from './report/exitWithCounts';
import {formatFailure} from './report/formatFailure';
import {formatSummary, type Summary} from './report/summary';
import {RUNNERS} from '../../../proof/runners';
import {readSamples, samplesInScope} from './samples/readSamples';
import {currentSubject} from '../../../proof/subject';

const USAGE = `Usage: npm run proof -- [docs/cms/api …] [options]

  Proves the samples of all pages, or of the files and folders given.
  --tutorials  only the tutorials, whose steps are replayed in real projects
  --changed    only the samples that have changed since they were proven
  --faults     prove that the planted faults of proof/faults are found, or those of the files given
  --record     write what the packages have, which "npm run check" compares pages with`;

const siteDir = path.resolve(import.meta.dirname, '..');

async function main(): Promise<Counts> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      faults: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      tutorials: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const subject = currentSubject(siteDir);
  const {version} = subject;
  const isInScope = isWanted(positionals);
  if (values.record) {
    await writeRecords(siteDir, version);
    return {passed: 1, failed: 0};
  }
  if (values.faults) return proveFaults({siteDir, version, runners: RUNNERS, isWanted: isInScope});
  const set = readSamples(path.join(siteDir, 'docs'), siteDir, RUNNERS, isInScope);
  const found = samplesInScope(set.samples, isInScope);
  if (found.length === 0 && positionals.length > 0)
    throw new Error(`There are no samples in ${positionals.join(', ')}. Name files or folders in docs/.`);
  const inScope = found.filter(({tutorial}) => !values.tutorials || tutorial !== null);
  const selected = values.changed ? changedSamples(siteDir, inScope, set, subject) : inScope;
  const proven = await proveAndRecord({siteDir, set, selected, subject, isInScope});
  const isWhole = positionals.length === 0 && !values.changed && !values.tutorials;
  const summary = {...proven, findings: [...proven.findings, ...(isWhole ? await compareRecords(siteDir, version) : [])]};
  print(summary);
  return {passed: summary.proven, failed: summary.failed.length + summary.findings.length};
}

/** @param paths files and folders, relative to the current folder */
function isWanted(paths: readonly string[]): (file: string) => boolean {
  const wanted = paths.map((name) => path.relative(siteDir, path.resolve(name)).split(path.sep).join('/'));
  return (file) => wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
}

function print(summary: Summary): void {
  for (const finding of summary.findings) console.log(finding.message);
  for (const {sample, failures} of summary.failed)
    for (const failure of failures) console.log(`${formatFailure(sample, failure)}\n`);
  console.log(formatSummary(summary));
}

exitWithCounts(main());
