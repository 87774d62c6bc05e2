import {zipSync} from 'fflate';
import {projectFiles} from './projectFiles';

/** The folder that unpacking creates. */
const FOLDER = 'bookshop';
/** Fixed, so that the same files make the same archive. It's local time, as in the format. */
const DATE = new Date(2026, 0, 1);

export function bookshopZip(siteDir: string, siteUrl: string): Uint8Array {
  const files = [...projectFiles(siteDir, siteUrl)].map(([name, content]) => [`${FOLDER}/${name}`, content] as const);
  return zipSync(Object.fromEntries(files), {mtime: DATE, level: 9});
}
