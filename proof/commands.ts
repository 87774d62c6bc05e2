import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {Finding} from '../plugins/corpus';
import {readClaims} from './claims/readClaims';
import {formatClaims} from './claims/report';
import {checkLock} from './checkLock';
import {readCoverage} from './coverage';
import {DEFAULTS_FILE, readDefaultsFile, writeDefaultsFile} from './coverage/defaultsFile';
import {compareNames, compareNameVersion, updateNames} from './names/compareNames';
import {compareWords} from './names/compareWords';
import {countClaims, pageOf} from './claims/countClaims';
import {proveFaults} from './faults/proveFaults';
import {readLock, type Lock} from '../plugins/sample-proof/lock';
import {pinnedVersion} from './pinnedVersion';
import {proveAndNote} from './proveAndNote';
import {formatFailure} from './report/formatFailure';
import {formatSummary, toJson, type Summary} from './report/summary';
import {RUNNERS} from './runners';
import {readSamples, type SampleSet} from './samples/readSamples';
import {samplesInScope} from './samplesInScope';
import {selectChanged} from './selectChanged';
import {recordSince} from './since/recordSince';
import {readSinceFile, SINCE_FILE} from './since/sinceFile';
import {currentSubject, type Subject} from './subject';
import type {Sample} from './types';

/** What `npm run proof` was asked for. */
export interface Options {
  changed: boolean;
  claims: boolean;
  check: boolean;
  coverage: boolean;
  faults: boolean;
  record: boolean;
  tutorials: boolean;
  'record-since': boolean;
  json: boolean;
}

export interface Counts {
  passed: number;
  failed: number;
}

const siteDir = path.resolve(import.meta.dirname, '..');

/** @param positionals files and folders, relative to the current folder */
export async function runCommand(values: Options, positionals: readonly string[]): Promise<Counts> {
  if (values.coverage) return printCoverage();
  if (values.claims) return printClaims(positionals);
  const subject = currentSubject(siteDir);
  if (values.record) return record(subject.version);
  if (values['record-since']) return {passed: await recordSince(siteDir, subject.version, console.log), failed: 0};
  if (values.faults) return proveFaults({siteDir, version: subject.version, runners: RUNNERS, isWanted: isWanted(positionals)});
  const set = readSamples(path.join(siteDir, 'docs'), siteDir, RUNNERS, values.check ? undefined : isWanted(positionals));
  if (values.check) return check(set, subject);
  const inScope = selectPaths(set.samples, positionals).filter(({tutorial}) => !values.tutorials || tutorial !== null);
  const proven = await proveAndNote({
    siteDir,
    set,
    selected: values.changed ? selectChanged(siteDir, inScope, set, subject) : inScope,
    subject,
    isInScope: isWanted(positionals),
  });
  const isWhole = positionals.length === 0 && !values.changed && !values.tutorials;
  const summary = {...proven, findings: [...proven.findings, ...(isWhole ? await compareNames(siteDir, subject.version) : [])]};
  if (values.json) console.log(JSON.stringify(toJson(summary), null, 2));
  else print(summary);
  return {passed: summary.proven, failed: summary.failed.length + summary.findings.length};
}

async function printCoverage(): Promise<Counts> {
  const {rows, findings, documented, defaults} = await readCoverage(siteDir);
  const version = pinnedVersion(siteDir);
  const isRecorded = isDeepStrictEqual(readDefaultsFile(siteDir), {version, lists: defaults});
  if (!isRecorded) findings.push(staleDefaults());
  if (readSinceFile(siteDir).version !== version) findings.push(staleSince());
  findings.push(...(await compareWords(siteDir)));
  for (const finding of findings) console.log(finding.message);
  for (const row of rows) console.log(row);
  return {passed: documented, failed: findings.length};
}

function staleDefaults(): Finding {
  const reason = "It doesn't match the defaults of the packages.";
  return new Finding(DEFAULTS_FILE, 1, reason, 'Run "npm run proof -- --record", and look at what has changed.');
}

function staleSince(): Finding {
  const reason = "Its last release isn't the bookshop's version.";
  return new Finding(SINCE_FILE, 1, reason, 'Run "npm run proof -- --record-since", which takes a few minutes.');
}

/** Writes the records that pages are compared with where the packages aren't installed. */
async function record(version: string): Promise<Counts> {
  const texts = await updateNames(siteDir, version);
  const {defaults} = await readCoverage(siteDir);
  writeDefaultsFile(siteDir, {version, lists: defaults});
  console.log(`${texts} texts of the admin panel, defaults of ${Object.keys(defaults).join(', ')}`);
  return {passed: texts, failed: 0};
}

function printClaims(paths: readonly string[]): Counts {
  const files = readClaims(path.join(siteDir, 'docs'), siteDir, isWanted(paths));
  const claims = files.flatMap((file) => file.claims);
  for (const line of formatClaims(files)) console.log(line);
  const failed = claims.filter(({verdict}) => verdict === 'missing').length;
  return {passed: claims.length - failed, failed};
}

function check(set: SampleSet, subject: Subject): Counts {
  const lock = readLock(siteDir);
  const samples = checkLock(set, lock, subject);
  const {passed} = samples;
  const findings = [...samples.findings, ...compareNameVersion(siteDir, subject.version), ...checkCounts(lock)];
  for (const finding of findings) console.log(finding.message);
  return {passed, failed: findings.length};
}

/** Checks the statement counts in the badges of pages. */
function checkCounts(lock: Lock | null): Finding[] {
  const files = readClaims(path.join(siteDir, 'docs'), siteDir, () => true);
  const counts = countClaims(files);
  return files
    .filter(({file}) => !isDeepStrictEqual(counts[pageOf(file)], lock?.claims[pageOf(file)]))
    .map(({file}) => {
      const reason = 'The statements of this page have changed since it was proven.';
      return new Finding(file, 1, reason, `Run "npm run proof -- ${file}".`);
    });
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
