import {execFileSync} from 'node:child_process';
import * as z from 'zod';

const known = new Map<string, string[]>();

/** All published versions of a package. Reads the registry once. */
export function versionsOf(name: string): string[] {
  const versions = known.get(name) ?? readVersions(name);
  known.set(name, versions);
  return versions;
}

function readVersions(name: string): string[] {
  const output = execFileSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return z.array(z.string()).parse(JSON.parse(output));
}
