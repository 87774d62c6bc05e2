import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Relative to the site. */
export const SINCE_FILE = 'proof/since/since.json';

const schema = z.object({
  /** The last release that was read. */
  version: z.string(),
  /** First releases that have a key, by list and key. Keys that the first readable release has are left out. */
  lists: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SinceFile = z.infer<typeof schema>;

/** @throws {Error} if it isn't there, or isn't such a file */
export function readSinceFile(siteDir: string): SinceFile {
  const file = path.join(siteDir, SINCE_FILE);
  if (!existsSync(file)) throw new Error(`${SINCE_FILE} is missing. Run "npm run proof -- --record-since".`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeSinceFile(siteDir: string, file: SinceFile): void {
  writeFileSync(path.join(siteDir, SINCE_FILE), `${JSON.stringify(file, null, 2)}\n`);
}
