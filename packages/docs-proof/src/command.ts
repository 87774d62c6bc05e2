import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Finding} from 'docs-corpus';
import {validityOf, type ProofDefinition} from './definition';
import {checkSamples} from './checkSamples';
import {proveFaults} from './faults/proveFaults';
import {changedSamples} from './lock/lock';
import {readLock} from './lock/lockFile';
import {proveAndRecord} from './proveAndRecord';
import type {Counts} from './report/exitWithCounts';
import {formatFailure} from './report/formatFailure';
import {formatSummary, type Summary} from './report/summary';
import {readSamples, samplesInScope} from './samples/readSamples';
import type {App} from './subject';

/** What a site adds to the command. */
export interface CommandOptions {
  /** Handles `--record`: updates the records that pages are compared with. */
  record?: () => Promise<void>;
  /** Runs after a proof of all pages, and reports records that are out of date. */
  compareRecords?: () => Promise<readonly Finding[]>;
}

function usage<Product extends App>({command, docs}: ProofDefinition<Product>, {record}: CommandOptions): string {
  return [
    `Usage: ${command} [${docs}/page.md …] [options]`,
    '',
    '  Proves the samples of all pages, or of the files and folders given, and records those that hold.',
    '  --check      only report samples and statements that differ from the record',
    '  --tutorials  only the tutorials, whose steps are replayed in real projects',
    '  --changed    only the samples that have changed since they were proven',
    '  --faults     prove that planted faults are found, all or those of the files given',
    ...(record ? ['  --record     update the records of the packages, which pages are compared with'] : []),
  ].join('\n');
}

/** Runs the command of a proof, and prints what it finds. @param args of the command line */
export async function runCommand<Product extends App>(
  definition: ProofDefinition<Product>,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Counts> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
      faults: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      tutorials: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const {root, docs} = definition;
  if (values.help) {
    console.log(usage(definition, options));
    process.exit();
  }
  const isInScope = isWanted(root, positionals);
  if (values.record) {
    if (!options.record) throw new Error('This proof has nothing to record. Leave out --record.');
    await options.record();
    return {passed: 1, failed: 0};
  }
  if (values.faults) return proveFaults(definition, isInScope);
  if (values.check) {
    const findings = checkSamples(definition);
    for (const {message} of findings) console.log(message);
    return {passed: findings.length === 0 ? 1 : 0, failed: findings.length};
  }
  const set = readSamples(definition, isInScope);
  const found = samplesInScope(set.samples, docs, isInScope);
  if (found.length === 0 && positionals.length > 0)
    throw new Error(`There are no samples in ${positionals.join(', ')}. Name files or folders in ${docs}/.`);
  const inScope = found.filter(({tutorial}) => !values.tutorials || tutorial !== null);
  const selected = values.changed ? changedSamples(readLock(definition), inScope, set, validityOf(definition)) : inScope;
  const isWhole = positionals.length === 0 && !values.changed && !values.tutorials;
  const proven = await proveAndRecord(definition, {set, selected, isWhole, isInScope});
  const recorded = isWhole ? ((await options.compareRecords?.()) ?? []) : [];
  const summary = {...proven, findings: [...proven.findings, ...recorded]};
  print(summary);
  return {passed: summary.proven, failed: summary.failed.length + summary.findings.length};
}

/** @param paths files and folders, relative to the current folder */
function isWanted(root: string, paths: readonly string[]): (file: string) => boolean {
  const wanted = paths.map((name) => path.relative(root, path.resolve(name)).split(path.sep).join('/'));
  return (file) => wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
}

function print(summary: Summary): void {
  for (const finding of summary.findings) console.log(finding.message);
  for (const {sample, failures} of summary.failed)
    for (const failure of failures) console.log(`${formatFailure(sample, failure)}\n`);
  console.log(formatSummary(summary));
}
