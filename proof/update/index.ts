/**
 * `npm run proof:update 5.55.0`: moves the bookshop to another version of Strapi, proves the docs against it, and prints the
 * failures by page. It only changes files in `proof`; `git checkout proof` reverts it.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import {checkCoverage} from '../coverage';
import {pinnedVersion} from '../pinnedVersion';
import {proveAndRecord} from '../proveAndRecord';
import {writeRecords} from '../records';
import {RUNNERS} from '../runners';
import {readSamples} from '../samples/readSamples';
import {currentSubject} from '../subject';
import {findVersion} from './findVersion';
import {formatUpdate} from './formatUpdate';
import {movePin, parseVersion} from './movePin';

const siteDir = path.resolve(import.meta.dirname, '../..');
const cmsDir = path.join(siteDir, 'proof/cms');
const docsDir = path.join(siteDir, 'docs');

async function main(): Promise<boolean> {
  const to = parseVersion(process.argv[2]);
  const from = pinnedVersion(siteDir);
  if (from === to) throw new Error(`The docs are already proven against ${to}. To prove them again, run npm run proof.`);
  moveTo(from, to);
  const set = readSamples(docsDir, siteDir, RUNNERS);
  const subject = currentSubject(siteDir);
  await writeRecords(siteDir, to);
  const summary = await proveAndRecord({siteDir, set, selected: set.samples, subject, isInScope: () => true});
  const findings = checkCoverage(siteDir, parseCorpus(docsDir));
  const all = [...summary.findings, ...findings, ...findVersion(docsDir, from, to)];
  console.log(formatUpdate(summary, all));
  return summary.failed.length + all.length === 0;
}

/** @throws if the version doesn't exist; both files are then restored */
function moveTo(from: string, to: string): void {
  const files = ['package.json', 'package-lock.json'].map((name) => path.join(cmsDir, name));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  const [manifest = ''] = files;
  try {
    writeFileSync(manifest, movePin(before[0] ?? '', from, to));
    npm('install', '--package-lock-only', '--ignore-scripts');
  } catch (error) {
    files.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    throw new Error(`Strapi ${to} couldn't be resolved. Nothing was changed. The lines above say why.`, {cause: error});
  }
  run(process.execPath, path.join(cmsDir, 'scripts/install.mjs'));
  // Strapi generates the types of the bookshop's content.
  npm('run', '--silent', 'strapi', '--', 'ts:generate-types', '--silent');
}

function npm(...args: string[]): void {
  run('npm', ...args);
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {cwd: cmsDir, stdio: ['ignore', 2, 2]});
}

main().then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
