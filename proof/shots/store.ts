import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from 'docs-corpus/writeWhole';
import type {Capture} from './capture';
import {MANIFEST, IMAGES, readShot, type Image, type Shot} from '../../plugins/corpus/screenshots';
import {encodeImage, isSameImage} from './images';
import {MODES, type FoundScene, type Mode} from './types';

export interface Stored {
  /** Modes whose image has changed. */
  changed: Mode[];
  /** File sizes in bytes. */
  sizes: Record<Mode, number>;
}

/**
 * Writes images and their manifest. Keeps an existing image that looks the same.
 *
 * @param version Strapi version
 */
export async function storeShot(
  siteDir: string,
  {scene, source}: Pick<FoundScene, 'scene' | 'source'>,
  {width, height, highlights, images}: Capture,
  version: string,
): Promise<Stored> {
  const before = readShot(scene.name, path.join(siteDir, MANIFEST));
  const light = await storeImage(siteDir, scene.name, 'light', images.light, before?.light);
  const dark = await storeImage(siteDir, scene.name, 'dark', images.dark, before?.dark);
  const shot: Shot = {
    scene: scene.name,
    version,
    source,
    alt: scene.alt,
    width,
    height,
    light: light.image,
    dark: dark.image,
    highlights,
  };
  writeIfChanged(path.join(siteDir, MANIFEST, `${scene.name}.json`), `${JSON.stringify(shot, null, 2)}\n`);
  const results = {light, dark};
  return {
    changed: MODES.filter((mode) => results[mode].isChanged),
    sizes: {light: light.size, dark: dark.size},
  };
}

/** The file of an image, or `null` if it's missing or doesn't match its hash. */
export function readImage(siteDir: string, {src, hash}: Image): Buffer | null {
  const file = path.join(siteDir, 'static', src);
  if (!existsSync(file)) return null;
  const data = readFileSync(file);
  return hashOf(data) === hash ? data : null;
}

export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

async function storeImage(
  siteDir: string,
  scene: string,
  mode: Mode,
  png: Buffer,
  before: Image | undefined,
): Promise<{image: Image; size: number; isChanged: boolean}> {
  const {type, data} = await encodeImage(png);
  const old = before && readImage(siteDir, before);
  if (before && old && (await isSameImage(old, data))) return {image: before, size: old.length, isChanged: false};
  const name = `${scene}.${mode}.${type}`;
  writeIfChanged(path.join(siteDir, IMAGES, name), data);
  // Removes the same image in the other format.
  if (before && before.src !== `/img/admin/${name}`) rmSync(path.join(siteDir, 'static', before.src), {force: true});
  return {image: {src: `/img/admin/${name}`, hash: hashOf(data)}, size: data.length, isChanged: true};
}

/** Doesn't touch a file that already has this content. */
function writeIfChanged(file: string, content: string | Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeWhole(file, content);
}
