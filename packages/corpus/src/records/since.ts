import * as z from 'zod';
import {recordedFile} from './recordedFile';

/** Path relative to the site. */
export const SINCE_FILE = 'proof/since/since.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /** The first release of each key, by list and key. Omits keys that are as old as the list. */
  lists: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SinceFile = z.infer<typeof schema>;

const {read, write: writeSinceFile} = recordedFile(SINCE_FILE, schema);
export {writeSinceFile};

/** @throws {Error} if the file is missing or invalid */
export function readSinceFile(siteDir: string): SinceFile {
  const file = read(siteDir);
  if (!file)
    throw new Error(
      `${SINCE_FILE} is missing. Restore it with "git checkout", because first releases can only be recorded one after another.`,
    );
  return file;
}
