import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import * as z from 'zod';
import {combined} from './combined';
import {adds, firstReleases, type Release} from './firstReleases';
import {pinnedSigns, shownIn} from './literals';
import {isSameMinor, releasesUpTo, stageRelease} from './releases';
import {writeSinceFile} from '../../plugins/name-index/sinceFile';

const listsSchema = z.object({found: z.record(z.string(), z.array(z.string())), faults: z.record(z.string(), z.string())});

/**
 * Downloads the packages of releases and records the first release of each key. Takes about fifteen minutes, and 2 GB the first time.
 *
 * @param version the bookshop's version
 * @param log receives a line about each release
 * @returns the number of keys that were added after the first release
 */
export async function recordSince(siteDir: string, version: string, log: (line: string) => void): Promise<number> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  const signs = await pinnedSigns(cmsDir);
  const read = async (release: string): Promise<Release> => {
    const {dir, remove} = stageRelease(release, cmsDir);
    try {
      const {found, faults} = await readRelease(siteDir, dir);
      const unreadable = Object.keys(faults);
      log(`${release}: ${Object.keys(found).length} lists${unreadable.length > 0 ? `, not ${unreadable.join(', ')}` : ''}`);
      return {release, ...combined(found, faults, shownIn(dir, signs))};
    } finally {
      remove();
    }
  };
  const lists = firstReleases(await readReleases(releasesUpTo(version), read));
  writeSinceFile(siteDir, {version, lists});
  return Object.values(lists).reduce((total, keys) => total + Object.keys(keys).length, 0);
}

/**
 * Reads the first release of each minor version and the last one. If one adds keys, also the patch releases before it, newest first,
 * until none of the keys is left.
 *
 * @param releases oldest first
 */
export async function readReleases(releases: readonly string[], read: (release: string) => Promise<Release>): Promise<Release[]> {
  const found: Release[] = [];
  let patches: string[] = [];
  for (const [index, release] of releases.entries()) {
    const previous = releases[index - 1];
    if (previous !== undefined && isSameMinor(previous, release) && index < releases.length - 1) {
      patches.push(release);
      continue;
    }
    const earlier = found.at(-1);
    const later = [await read(release)];
    while (earlier !== undefined && later[0] !== undefined && adds(earlier, later[0])) {
      const patch = patches.pop();
      if (patch === undefined) break;
      later.unshift(await read(patch));
    }
    found.push(...later);
    patches = [];
  }
  return found;
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
