/**
 * `npm run proof:update 5.55.0`: moves the bookshop to another version of Strapi, proves the docs against it, and prints
 * what broke by page. It only changes files in `proof`; `git checkout proof` reverts it.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import {checkCoverage} from '../coverage';
import {pinnedVersion} from '../pinnedVersion';
import {writeRecords} from '../records';
import {strapiProof} from '../strapiProof';
import {findVersion} from './findVersion';
import {forgetPackages} from './forgetPackages';
import {formatUpdate} from './formatUpdate';
import {movePins} from './movePins';
import {parseVersion} from './parseVersion';
import {versionsOf} from './versionsOf';

const siteDir = path.resolve(import.meta.dirname, '../..');
const cmsDir = path.join(siteDir, 'proof/cms');
const docsDir = path.join(siteDir, 'docs');

async function main(): Promise<boolean> {
  const from = pinnedVersion(siteDir);
  const to = parseVersion(process.argv[2], from);
  await moveTo(from, to);
  await step('Recording what the packages have', () => writeRecords(siteDir, to));
  const set = strapiProof.read();
  const summary = await step('Proving the docs', () =>
    strapiProof.prove({set, selected: set.samples, isWhole: true, isInScope: () => true}),
  );
  const findings = [...summary.findings, ...checkCoverage(siteDir, parseCorpus(docsDir))];
  console.log(formatUpdate(from, summary, findings, findVersion(docsDir, from)));
  return summary.failed.length + findings.length === 0;
}

/** @throws if the version doesn't exist or can't be installed; the files are then restored */
async function moveTo(from: string, to: string): Promise<void> {
  const manifests = ['package.json', 'src/plugins/reading-list/package.json'].map((name) => path.join(cmsDir, name));
  const lockfile = path.join(cmsDir, 'package-lock.json');
  const files = [...manifests, lockfile];
  const before = files.map((file) => readFileSync(file, 'utf8'));
  try {
    await step(`Looking up the packages of Strapi ${to}`, () => {
      if (!versionsOf('@strapi/strapi').includes(to))
        throw new Error('The registry has no such version. "npm view @strapi/strapi versions" lists what it has.');
      const kept = new Set<string>();
      const isReleased = (name: string): boolean => versionsOf(name).includes(to) || !kept.add(name);
      for (const file of manifests) writeFileSync(file, movePins(readFileSync(file, 'utf8'), to, isReleased));
      console.error(`  These have no ${to}, and keep their version: ${[...kept].join(', ')}`);
      writeFileSync(lockfile, forgetPackages(readFileSync(lockfile, 'utf8'), from));
      npm('install', '--package-lock-only', '--ignore-scripts');
    });
    await step('Installing them', () => run(process.execPath, path.join(cmsDir, 'scripts/install.mjs')));
    await step("Generating the types of the bookshop's content", () =>
      npm('run', '--silent', 'strapi', '--', 'ts:generate-types', '--silent'),
    );
  } catch (error) {
    files.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The bookshop couldn't be moved to Strapi ${to}, and still has ${from}. ${reason}`, {cause: error});
  }
}

/** Prints the name of a step and its duration, because some print nothing for a minute. */
async function step<T>(what: string, action: () => T | Promise<T>): Promise<T> {
  console.error(`${what} …`);
  const started = performance.now();
  const result = await action();
  console.error(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

function npm(...args: string[]): void {
  run('npm', ...args);
}

function run(command: string, ...args: string[]): void {
  const {status} = spawnSync(command, args, {cwd: cmsDir, stdio: ['ignore', 2, 2]});
  if (status !== 0)
    throw new Error(`"${[command, ...args].map((text) => path.basename(text)).join(' ')}" failed. The lines above say why.`);
}

main().then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
