import * as z from 'zod';

const lockSchema = z.looseObject({packages: z.record(z.string(), z.unknown())});

/**
 * Removes the packages of Strapi from a lockfile, so that npm resolves them again. It would otherwise keep some of the old version
 * that other packages' ranges allow, and install the new ones next to them. An error of one copy isn't an instance of the other's.
 *
 * @param lockfile content of a `package-lock.json`
 */
export function forgetPackages(lockfile: string): string {
  const {packages, ...rest} = lockSchema.parse(JSON.parse(lockfile));
  const kept = Object.entries(packages).filter(([folder]) => !/node_modules\/(?:@strapi\/|create-strapi)/.test(folder));
  return `${JSON.stringify({...rest, packages: Object.fromEntries(kept)}, null, 2)}\n`;
}
