import {brotliCompressSync} from 'node:zlib';

/** A data URL of a font, in a page or in a style sheet. */
const FONT_DATA = /data:(?:font\/|application\/(?:x-)?font)[^)"'\s]+/g;

/**
 * The compressed size of the fonts inside a file. Node.js compresses as much as the servers of the bench do.
 *
 * @param text of the file
 * @returns bytes by which they make the compressed file larger; 0 without any
 */
export function inlinedFontBytes(text: string): number {
  const rest = text.replace(FONT_DATA, '');
  return rest === text ? 0 : brotliCompressSync(text).length - brotliCompressSync(rest).length;
}
