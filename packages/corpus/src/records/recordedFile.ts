import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

/**
 * A JSON file that the proof writes and that is committed, so that pages can be compared with packages that aren't installed.
 *
 * @param name path of the file relative to the site
 */
export function recordedFile<Value>(name: string, schema: z.ZodType<Value>) {
  return {
    /** @returns `null` before the first recording */
    read: (siteDir: string): Value | null => {
      const file = path.join(siteDir, name);
      return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
    },
    write: (siteDir: string, value: Value): void => {
      writeFileSync(path.join(siteDir, name), `${JSON.stringify(value, null, 2)}\n`);
    },
  };
}
