import {brotliCompressSync, constants} from 'node:zlib';

/** A data URL of a font, in a page or in a style sheet. */
const FONT_DATA = /data:(?:font\/|application\/(?:x-)?font)[^)"'\s]+/g;

/**
 * What the fonts inside a file weigh.
 *
 * @param text of the file
 * @returns bytes by which they make the compressed file larger; 0 without any
 */
export function inlinedFontBytes(text: string): number {
  const rest = text.replace(FONT_DATA, '');
  return rest === text ? 0 : compressedBytes(text) - compressedBytes(rest);
}

/** As the sites are served. */
function compressedBytes(text: string): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}}).length;
}
