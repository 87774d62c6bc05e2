import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Characters of each hash. */
export const HASH_LENGTH = 6;
const RUNTIME = /^runtime~[^/]+\.js$/;
const CHUNK_MAP = new RegExp(String.raw`\(\{((?:[\de]+:"[\da-f]{${HASH_LENGTH}}",?)+)\}\)\[(\w+)\]`);

/** Packs the list of chunks in a build. The runtime's name stays: what it packs follows from what it listed. */
export async function packBuiltChunkMap(scriptsFolder: string): Promise<void> {
  for (const name of (await readdir(scriptsFolder)).filter((file) => RUNTIME.test(file))) {
    const file = path.join(scriptsFolder, name);
    await writeFile(file, packChunkMap(await readFile(file, 'utf8')));
  }
}

/**
 * Writes the hashes of all chunks as one string, each at the place of its chunk's number. rspack lists numbers and hashes: 3 KB
 * more, compressed, with 2,600 pages.
 *
 * @param runtime minified code of rspack's runtime
 * @throws if it has no list of chunks in the form that rspack writes
 */
export function packChunkMap(runtime: string): string {
  const [list, entries, variable] = CHUNK_MAP.exec(runtime) ?? [];
  if (list === undefined || entries === undefined || variable === undefined) {
    throw new Error(
      'plugins/bundle-size/route-tables/chunkMap.ts: the runtime lists the chunks in another form, probably since an update of rspack. Adapt CHUNK_MAP, or remove packBuiltChunkMap.',
    );
  }
  const hashes: string[] = [];
  for (const [, id = '', hash = ''] of entries.matchAll(/([\de]+):"([\da-f]+)"/g)) hashes[Number(id)] = hash;
  const packed = Array.from(hashes, (hash: string | undefined) => hash ?? ' '.repeat(HASH_LENGTH)).join('');
  return runtime.replace(list, () => `("${packed}".substr(${HASH_LENGTH}*${variable},${HASH_LENGTH}).trim()||void 0)`);
}
