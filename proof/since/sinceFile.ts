import * as z from 'zod';
import {recordedFile} from '../recordedFile';

/** Relative to the site. */
export const SINCE_FILE = 'proof/since/since.json';

const schema = z.object({
  /** The last release that was read. */
  version: z.string(),
  /** First releases that have a key, by list and key. Keys that the first readable release has are left out. */
  lists: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SinceFile = z.infer<typeof schema>;

const {read, write: writeSinceFile} = recordedFile(SINCE_FILE, schema);
export {writeSinceFile};

/** @throws {Error} if it isn't there, or isn't such a file */
export function readSinceFile(siteDir: string): SinceFile {
  const file = read(siteDir);
  if (!file) throw new Error(`${SINCE_FILE} is missing. Run "npm run proof -- --record-since".`);
  return file;
}
