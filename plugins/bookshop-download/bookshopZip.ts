import {zipSync} from 'fflate';
import {projectFiles} from './projectFiles';

/** The folder that unpacking creates. */
const FOLDER = 'bookshop';
/** A fixed date, so that the same files always produce the same archive. The ZIP format stores local time. */
const DATE = new Date(2026, 0, 1);

export function bookshopZip(siteDir: string, siteUrl: string): Uint8Array {
  const files = [...projectFiles(siteDir, siteUrl)].map(([name, content]) => [`${FOLDER}/${name}`, content] as const);
  return zipSync(Object.fromEntries(files), {mtime: DATE, level: 9});
}
