import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Shot} from '../../src/components/Screenshot/shot';

const image = z.object({src: z.string().regex(/^\/img\/admin\/[\w-]+\.(?:light|dark)\.(?:webp|avif)$/), hash: z.string()});

const shotSchema: z.ZodType<Shot> = z.object({
  scene: z.string(),
  version: z.string(),
  source: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  light: image,
  dark: image,
  highlights: z.array(z.object({x: z.number(), y: z.number(), width: z.number(), height: z.number()})),
});

export type {Box, Image as Image, Shot} from '../../src/components/Screenshot/shot';

/** Relative to the site. One file per scene, so that a page loads only its own scenes. */
export const MANIFEST = 'proof/shots/manifest';

/** Folder of the images, relative to the site. */
export const IMAGES = 'static/img/admin';

const siteDir = path.resolve(__dirname, '../..');

/**
 * @param scene its name
 * @returns `null` for a scene without screenshots
 */
export function readShot(scene: string, folder = path.join(siteDir, MANIFEST)): Shot | null {
  const file = path.join(folder, `${scene}.json`);
  if (!/^[\w-]+$/.test(scene) || !existsSync(file)) return null;
  try {
    return shotSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${MANIFEST}/${scene}.json cannot be read. Delete it and run "npm run shots -- ${scene}".`, {cause: error});
  }
}

/** The image of a scene in Markdown. */
export function screenshot(scene: string): {alt: string; src: string} | null {
  const shot = readShot(scene);
  return shot && {alt: shot.alt, src: shot.light.src};
}

/** Names of all scenes with screenshots. */
export function takenScenes(folder = path.join(siteDir, MANIFEST)): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
