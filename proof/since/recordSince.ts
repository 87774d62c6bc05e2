import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import * as z from 'zod';
import {combined} from './combined';
import {firstReleases, type Release} from './firstReleases';
import {literalsIn, pinnedLiterals} from './literals';
import {minorReleases, stageRelease} from './releases';
import {writeSinceFile} from './sinceFile';

const listsSchema = z.object({found: z.record(z.string(), z.array(z.string())), faults: z.record(z.string(), z.string())});

/**
 * Downloads the packages of each minor release and records the first release of each key. Takes about ten minutes, and 1.3 GB the first time.
 *
 * @param version the bookshop's version
 * @param log receives a line about each release
 * @returns the number of keys that were added after the first release
 */
export async function recordSince(siteDir: string, version: string, log: (line: string) => void): Promise<number> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  const releases: Release[] = [];
  const literals = await pinnedLiterals(cmsDir);
  for (const release of minorReleases(version)) {
    const {dir, remove} = stageRelease(release, cmsDir);
    try {
      const {found, faults} = await readRelease(siteDir, dir);
      releases.push({release, lists: combined(found, faults, literalsIn(dir, literals))});
      log(
        `${release}: ${Object.keys(found).length} lists${Object.keys(faults).length > 0 ? `, not ${Object.keys(faults).join(', ')}` : ''}`,
      );
    } finally {
      remove();
    }
  }
  const lists = firstReleases(releases);
  writeSinceFile(siteDir, {version, lists});
  return Object.values(lists).reduce((total, keys) => total + Object.keys(keys).length, 0);
}

async function readRelease(siteDir: string, dir: string): Promise<z.infer<typeof listsSchema>> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = path.join(import.meta.dirname, 'readRelease.ts');
  const {stdout} = await promisify(execFile)(process.execPath, ['--import', tsx, script, dir], {
    cwd: siteDir,
    maxBuffer: 2 ** 24,
  });
  return listsSchema.parse(JSON.parse(stdout));
}
