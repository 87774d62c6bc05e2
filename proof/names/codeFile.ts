import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Relative to the site. Written by the proof, so that the docs are checked without an install of the CMS. */
export const CODE_FILE = 'proof/names/code.json';

const schema = z.object({
  /** Of Strapi. */
  version: z.string(),
  /** Events, filter operators and classes of errors. */
  names: z.array(z.string()),
});
export type CodeFile = z.infer<typeof schema>;

export function readCodeFile(siteDir: string): CodeFile | null {
  const file = path.join(siteDir, CODE_FILE);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function writeCodeFile(siteDir: string, file: CodeFile): void {
  writeFileSync(path.join(siteDir, CODE_FILE), `${JSON.stringify(file, null, 2)}\n`);
}
