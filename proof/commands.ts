import path from 'node:path';
import {proveFaults} from './faults/proveFaults';
import {changedSamples} from './lock';
import {proveAndRecord} from './proveAndRecord';
import {compareRecords, writeRecords} from './records';
import {formatFailure} from './report/formatFailure';
import {formatSummary, type Summary} from './report/summary';
import {RUNNERS} from './runners';
import {readSamples, samplesInScope} from './samples/readSamples';
import {currentSubject} from './subject';
import type {Sample} from './types';

/** What `npm run proof` was asked for. */
export interface Options {
  changed: boolean;
  faults: boolean;
  record: boolean;
  tutorials: boolean;
}

export interface Counts {
  passed: number;
  failed: number;
}

const siteDir = path.resolve(import.meta.dirname, '..');

/** @param positionals files and folders, relative to the current folder */
export async function runCommand(values: Options, positionals: readonly string[]): Promise<Counts> {
  const subject = currentSubject(siteDir);
  const {version} = subject;
  const isInScope = isWanted(positionals);
  if (values.record) {
    await writeRecords(siteDir, version);
    return {passed: 1, failed: 0};
  }
  if (values.faults) return proveFaults({siteDir, version, runners: RUNNERS, isWanted: isInScope});
  const set = readSamples(path.join(siteDir, 'docs'), siteDir, RUNNERS, isInScope);
  const inScope = selectPaths(set.samples, positionals).filter(({tutorial}) => !values.tutorials || tutorial !== null);
  const selected = values.changed ? changedSamples(siteDir, inScope, set, subject) : inScope;
  const proven = await proveAndRecord({siteDir, set, selected, subject, isInScope});
  const isWhole = positionals.length === 0 && !values.changed && !values.tutorials;
  const summary = {...proven, findings: [...proven.findings, ...(isWhole ? await compareRecords(siteDir, version) : [])]};
  print(summary);
  return {passed: summary.proven, failed: summary.failed.length + summary.findings.length};
}

function selectPaths(samples: readonly Sample[], paths: readonly string[]): Sample[] {
  const selected = samplesInScope(samples, isWanted(paths));
  if (selected.length === 0 && paths.length > 0)
    throw new Error(`There are no samples in ${paths.join(', ')}. Name files or folders in docs/.`);
  return selected;
}

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
