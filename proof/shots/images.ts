import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface EncodedImage {
  type: 'webp' | 'avif';
  data: Buffer;
}

/**
 * Screens compress well without loss, so lossless WebP is tried first. Only images larger than this (bytes), mainly photographs,
 * can become AVIF if that is smaller.
 */
const LARGE = 60_000;

/** AVIF quality: the lowest at which small text is as sharp as in the original. */
const QUALITY = 70;

/**
 * How many pixels can differ between two images of the same screen. The same Chromium build draws identical pixels; the tolerance
 * is for other graphics libraries. In the smallest text, changing a period to a comma changes more pixels (`images.test.ts`).
 */
const TOLERATED_PIXELS = 8;

/** How much a pixel's color can differ, from 0 to 1. This is pixelmatch's default. */
const TOLERATED_COLOR = 0.1;

/** @param png screenshot by Chromium */
export async function encodeImage(png: Buffer): Promise<EncodedImage> {
  const webp = await sharp(png).webp({lossless: true, effort: 6}).toBuffer();
  if (webp.length <= LARGE) return {type: 'webp', data: webp};
  const avif = await sharp(png).avif({quality: QUALITY, chromaSubsampling: '4:4:4', effort: 3}).toBuffer();
  return avif.length < webp.length ? {type: 'avif', data: avif} : {type: 'webp', data: webp};
}

/** Whether two images look the same, regardless of their formats. */
export async function isSameImage(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (first.width !== second.width || first.height !== second.height) return false;
  const options = {threshold: TOLERATED_COLOR, includeAA: true};
  return pixelmatch(first.data, second.data, undefined, first.width, first.height, options) <= TOLERATED_PIXELS;
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(image).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}
