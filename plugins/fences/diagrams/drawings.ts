import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the drawings, relative to the site. */
export const DRAWINGS = 'plugins/fences/diagrams/drawings';

/** The file that all drawings are imported from in the build, with a drawing's name as the query: `README.txt?0123456789ab`. */
export const DRAWING_MODULE = `${DRAWINGS}/README.txt`;

const folder = path.join(__dirname, 'drawings');

/** File name of a diagram's drawing, without its extension. The same text has the same drawing on every page. */
export function drawingName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Names of all existing drawings. */
export function drawingNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/** @returns `null` for a diagram that isn't drawn yet */
export function readDrawing(name: string): string | null {
  return drawingNames().includes(name) ? readFileSync(drawingFile(name), 'utf8') : null;
}

/** Absolute path of a drawing. */
export function drawingFile(name: string): string {
  return path.join(folder, `${name}.svg`);
}
