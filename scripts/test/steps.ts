import {cpSync, existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {missingEngines} from '../../tests/browsers/engines';
import {testRun} from '../../tests/testRun';
import {TEST_BUILD, UNTRIMMED_BUILD} from '../serve/site';
import {runCommand, type CommandResult} from './runCommand';
import {TEST_ENVIRONMENT} from './testEnvironment';

export interface Outcome {
  passed: number;
  failed: number;
  /** The output of the step, which is shown if it fails. */
  output: string;
  /** A notice that is shown although the step passed. */
  notice?: string;
}

/** The docs, with pages of kinds that they might lack. */
const TEST_DOCS = '.cache/test-docs';
const UNIT_REPORT = '.cache/unit.json';
const E2E_REPORT = '.cache/e2e.json';
const BROWSERS_REPORT = '.cache/browsers.json';
/** Where Playwright leaves what it knows of each failure. */
const E2E_RESULTS = 'test-results';

export async function types(): Promise<Outcome> {
  return single(await runCommand('npx', ['tsc']));
}

export async function lint(): Promise<Outcome> {
  return sum([single(await runNpm('lint:code')), single(await runNpm('lint:imports')), single(await runNpm('lint:format'))]);
}

function runNpm(script: string): Promise<CommandResult> {
  return runCommand('npm', ['run', '--silent', script]);
}

/** Checks that every page follows the rules, and that every sample is proven or says why it can't be. It doesn't start the CMS. */
export async function checkDocs(): Promise<Outcome> {
  return single(await runCommand('npx', ['tsx', 'scripts/check/index.ts', '--samples']));
}

/** The samples that the lock doesn't vouch for are run against the real CMS, and planted faults are found. */
export async function proveSamples(): Promise<Outcome> {
  return sum([await proof(['--changed']), await proof(['--faults'])]);
}

/** Its last line is `N passed, N failed`. */
async function proof(options: string[]): Promise<Outcome> {
  const result = await runCommand('npm', ['run', '--silent', 'proof', '--', ...options]);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(result.output) ?? [];
  return counted(Number(passed ?? 0), Number(failed ?? 0), result);
}

export async function unit(): Promise<Outcome> {
  rmSync(UNIT_REPORT, {force: true});
  const result = await runCommand('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  const report = z.object({numPassedTests: z.number(), numFailedTests: z.number()}).parse(readReport(UNIT_REPORT, result));
  return counted(report.numPassedTests, report.numFailedTests, result);
}

/**
 * The site as readers get it, the test site with its story pages and the switches that are off in production, and in a full run the site
 * without `plugins/performance`.
 */
export async function buildSites(): Promise<Outcome> {
  const production = await runCommand('npm', ['run', '--silent', 'docusaurus', 'build']);
  rmSync(TEST_DOCS, {recursive: true, force: true});
  cpSync('docs', TEST_DOCS, {recursive: true});
  cpSync('tests/site/docs', TEST_DOCS, {recursive: true});
  const test = await buildVariant(TEST_BUILD, '.cache/docusaurus-test', {...TEST_ENVIRONMENT, DOCS_DIR: TEST_DOCS});
  const outcomes = [single(production), single(test)];
  if (testRun().isFull) {
    outcomes.push(single(await buildVariant(UNTRIMMED_BUILD, '.cache/docusaurus-untrimmed', {PERFORMANCE: 'off'})));
  }
  return sum(outcomes);
}

/**
 * Builds the site with other settings than production's. The bundler's cache takes no notice of settings that
 * come from the environment and would hand out modules of another variant, so it stays off.
 *
 * @param generatedDir Docusaurus's working folder; its own, so that a development server is not disturbed
 */
function buildVariant(outDir: string, generatedDir: string, environment: Record<string, string>): Promise<CommandResult> {
  return runCommand('npm', ['run', '--silent', 'docusaurus', 'build', '--', '--out-dir', outDir], {
    ...environment,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
}

/** Every anchor and 99.5 % of the words of the built pages are in what search, llms.txt and the Markdown twins are made of. */
export async function checkCorpus(): Promise<Outcome> {
  return single(await runCommand('npx', ['tsx', 'scripts/check-corpus/index.ts']));
}

/** Tests of faults, hosted services, and what is rare take minutes, so they are tagged `@full`: `npm test` leaves them out. */
export async function endToEnd(): Promise<Outcome> {
  const selection = testRun().isFull ? [] : ['--grep-invert', '@full'];
  return runPlaywright(selection, E2E_REPORT);
}

/** Runs the tests of reading a page in each engine that this machine has. */
export async function browsers(): Promise<Outcome> {
  const outcome = await runPlaywright(['-c', 'tests/browsers/playwright.config.ts'], BROWSERS_REPORT);
  const notice = [...missingEngines(), ...(outcome.notice === undefined ? [] : [outcome.notice])].join('\n');
  return {...outcome, ...(notice !== '' && {notice})};
}

async function runPlaywright(options: string[], report: string): Promise<Outcome> {
  rmSync(report, {force: true});
  const result = await runCommand('npx', ['playwright', 'test', ...options], {E2E_REPORT: path.resolve(report)});
  const {stats} = z
    .object({stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()})})
    .parse(readReport(report, result));
  const output = `${result.output}\n${describeFailedPages()}`;
  const missing = skippedForMissingPrograms(result.output);
  const notices = [
    ...(stats.flaky > 0 ? [`${stats.flaky} passed only at the second try:\n${output}`] : []),
    ...(missing.length > 0 ? [`${missing.length} skipped:\n${missing.join('\n')}`] : []),
  ];
  return {
    ...counted(stats.expected + stats.flaky, stats.unexpected + stats.skipped - missing.length, {...result, output}),
    ...(notices.length > 0 && {notice: notices.join('\n')}),
  };
}

/** The lines about tests of a program that this machine doesn't have. A test that is skipped for another reason has failed. */
function skippedForMissingPrograms(output: string): string[] {
  return output.split('\n').filter((line) => /^\s+-\s+\d+ .* isn't installed \(/.test(line));
}

/** Playwright's description of each page whose test failed, for machines whose files can't be read later. */
function describeFailedPages(): string {
  if (!existsSync(E2E_RESULTS)) return '';
  const reports = readdirSync(E2E_RESULTS, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('error-context.md'),
  );
  return reports.map((file) => readFileSync(path.join(E2E_RESULTS, file), 'utf8')).join('\n');
}

function readReport(file: string, {output}: CommandResult): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The runner wrote no report to ${file}.\n${output}`, {cause: error});
  }
}

function single({code, output}: CommandResult): Outcome {
  return code === 0 ? {passed: 1, failed: 0, output} : {passed: 0, failed: 1, output};
}

/** A runner that fails with no failed test (a file that does not load, say) has failed once. */
function counted(passed: number, failed: number, {code, output}: CommandResult): Outcome {
  return {passed, failed: code !== 0 && failed === 0 ? 1 : failed, output};
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, {passed}) => total + passed, 0),
    failed: outcomes.reduce((total, {failed}) => total + failed, 0),
    output: outcomes
      .filter(({failed}) => failed > 0)
      .map(({output}) => output)
      .join('\n'),
  };
}
