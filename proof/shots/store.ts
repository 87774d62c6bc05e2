import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from 'docs-corpus/writeWhole';
import type {Capture} from './capture';
import {MANIFEST, PICTURES, readShot, type Picture, type Shot} from '../../plugins/corpus/screenshots';
import {encodePicture, isSamePicture} from './pictures';
import {MODES, type FoundScene, type Mode} from './types';

export interface Stored {
  /** Modes whose picture has changed. */
  changed: Mode[];
  /** File sizes in bytes. */
  sizes: Record<Mode, number>;
}

/**
 * Writes pictures and their manifest. Keeps an existing picture that looks the same.
 *
 * @param version Strapi version
 */
export async function storeShot(
  siteDir: string,
  {scene, source}: Pick<FoundScene, 'scene' | 'source'>,
  {width, height, highlights, pictures}: Capture,
  version: string,
): Promise<Stored> {
  const before = readShot(scene.name, path.join(siteDir, MANIFEST));
  const light = await storePicture(siteDir, scene.name, 'light', pictures.light, before?.light);
  const dark = await storePicture(siteDir, scene.name, 'dark', pictures.dark, before?.dark);
  const shot: Shot = {
    scene: scene.name,
    version,
    source,
    alt: scene.alt,
    width,
    height,
    light: light.picture,
    dark: dark.picture,
    highlights,
  };
  writeIfChanged(path.join(siteDir, MANIFEST, `${scene.name}.json`), `${JSON.stringify(shot, null, 2)}\n`);
  const results = {light, dark};
  return {
    changed: MODES.filter((mode) => results[mode].isChanged),
    sizes: {light: light.size, dark: dark.size},
  };
}

/** The file of a picture, or `null` if it's missing or doesn't match its hash. */
export function readPicture(siteDir: string, {src, hash}: Picture): Buffer | null {
  const file = path.join(siteDir, 'static', src);
  if (!existsSync(file)) return null;
  const data = readFileSync(file);
  return hashOf(data) === hash ? data : null;
}

export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

async function storePicture(
  siteDir: string,
  scene: string,
  mode: Mode,
  png: Buffer,
  before: Picture | undefined,
): Promise<{picture: Picture; size: number; isChanged: boolean}> {
  const {type, data} = await encodePicture(png);
  const old = before && readPicture(siteDir, before);
  if (before && old && (await isSamePicture(old, data))) return {picture: before, size: old.length, isChanged: false};
  const name = `${scene}.${mode}.${type}`;
  writeIfChanged(path.join(siteDir, PICTURES, name), data);
  // Removes the same picture in the other format.
  if (before && before.src !== `/img/admin/${name}`) rmSync(path.join(siteDir, 'static', before.src), {force: true});
  return {picture: {src: `/img/admin/${name}`, hash: hashOf(data)}, size: data.length, isChanged: true};
}

/** Doesn't touch a file that already has this content. */
function writeIfChanged(file: string, content: string | Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeWhole(file, content);
}
