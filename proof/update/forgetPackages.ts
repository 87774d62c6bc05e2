import * as z from 'zod';

const lockSchema = z.looseObject({packages: z.record(z.string(), z.looseObject({version: z.string().optional()}))});

/**
 * Removes the packages of Strapi with one version from a lockfile, so that npm resolves them again. It would otherwise keep some that
 * other packages' ranges allow, and install the new ones next to them. An error of one copy isn't an instance of the other's.
 *
 * @param lockfile content of a `package-lock.json`
 */
export function forgetPackages(lockfile: string, version: string): string {
  const {packages, ...rest} = lockSchema.parse(JSON.parse(lockfile));
  const old = Object.keys(packages).filter(
    (folder) => packages[folder]?.version === version && /node_modules\/(?:@strapi\/[\w-]+|create-strapi[\w-]*)$/.test(folder),
  );
  const kept = Object.entries(packages).filter(([folder]) => !old.some((name) => `${folder}/`.startsWith(`${name}/`)));
  return `${JSON.stringify({...rest, packages: Object.fromEntries(kept)}, null, 2)}\n`;
}
