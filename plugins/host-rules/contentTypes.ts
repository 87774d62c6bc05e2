/** Types of files by ending, for hosts that don't know all of them. Text is UTF-8. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  gz: 'application/gzip',
  html: 'text/html',
  http: 'text/plain',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** Types of files without a typical ending. */
export const TYPES_OF_FILES: Readonly<Record<string, string>> = {
  '/opensearch.xml': 'application/opensearchdescription+xml',
  '/release-notes.xml': 'application/rss+xml',
  '/whats-new.xml': 'application/rss+xml',
};

/** Text, and formats that aren't already compressed. */
const COMPRESSIBLE = /^text\/|javascript|json|xml|^image\/x-icon$|^font\/ttf$|wasm/;
const TEXT = /^text\/|javascript|^application\/json$|\+xml$/;

export const UNKNOWN_TYPE = 'application/octet-stream';

export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);
/** Whether the type names the encoding. An SVG names its own. */
export const hasCharset = (type: string): boolean => TEXT.test(type) && type !== CONTENT_TYPES.svg;

/** @param file path on the site: `/cms/intro.md` */
export function contentTypeOf(file: string): string {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return TYPES_OF_FILES[file] ?? CONTENT_TYPES[ending] ?? UNKNOWN_TYPE;
}
