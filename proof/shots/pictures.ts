import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface EncodedPicture {
  type: 'webp' | 'avif';
  data: Buffer;
}

/**
 * Screens compress so well without any loss that WebP is tried first, and keeps every pixel. Only what is larger than
 * this, in bytes, photographs above all, may become AVIF if that is smaller.
 */
const LARGE = 60_000;

/** Of AVIF: the lowest at which small text is as sharp as in the original. */
const QUALITY = 70;

/**
 * How many pixels may differ between two pictures of the same screen. One Chromium draws all of them the same each time; the few
 * are for another graphics library below it. A point that becomes a comma, in the smallest text, changes more (`pictures.test.ts`).
 */
const TOLERATED_PIXELS = 8;

/** How much a pixel's color may differ, from 0 to 1: pixelmatch's own default. */
const TOLERATED_COLOR = 0.1;

/** @param png as Chromium takes it */
export async function encodePicture(png: Buffer): Promise<EncodedPicture> {
  const webp = await sharp(png).webp({lossless: true, effort: 6}).toBuffer();
  if (webp.length <= LARGE) return {type: 'webp', data: webp};
  const avif = await sharp(png).avif({quality: QUALITY, chromaSubsampling: '4:4:4', effort: 3}).toBuffer();
  return avif.length < webp.length ? {type: 'avif', data: avif} : {type: 'webp', data: webp};
}

/** Whether two pictures, in any format, show the same. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (first.width !== second.width || first.height !== second.height) return false;
  return differentPixels(first, second) <= TOLERATED_PIXELS;
}

/** A picture of what differs between two of one size, as PNG; `null` for different sizes. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<Buffer | null> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const {width, height} = first;
  if (width !== second.width || height !== second.height) return null;
  const output = new Uint8ClampedArray(first.data.length);
  differentPixels(first, second, output);
  return sharp(output, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer();
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

function differentPixels(one: Pixels, other: Pixels, output?: Uint8ClampedArray): number {
  return pixelmatch(one.data, other.data, output, one.width, one.height, {threshold: TOLERATED_COLOR, includeAA: true});
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}
