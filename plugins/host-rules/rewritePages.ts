import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

type Transform = (html: string) => string;

/**
 * Prepares a change of the pages of a finished build.
 *
 * @param files all files of the build, relative to `outDir`
 */
export type TransformPages = (outDir: string, files: readonly string[]) => Promise<Transform>;

/** Reads each page once, applies the prepared change and then `last`, and writes the result. */
export async function rewritePages(
  outDir: string,
  prepare: TransformPages | null,
  last: (html: string, file: string) => string,
): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const transform = await prepare?.(outDir, files);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const built = await readFile(path.join(outDir, file), 'utf8');
    const html = last(transform ? transform(built) : built, file);
    if (html !== built) await writeFile(path.join(outDir, file), html);
  }
}
