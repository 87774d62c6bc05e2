import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const pictureSchema = z.object({
  /** Address on the site. */
  src: z.string().regex(/^\/img\/admin\/[\w-]+\.(?:light|dark)\.(?:webp|avif)$/),
  /** SHA-256 of the file, its first 16 digits. */
  hash: z.string(),
});

/** Parts of the picture's width and height, from 0 to 1. */
const boxSchema = z.object({x: z.number(), y: z.number(), width: z.number(), height: z.number()});

const shotSchema = z.object({
  scene: z.string(),
  /** Of Strapi. */
  version: z.string(),
  /** Hash of the scene's description. */
  source: z.string(),
  alt: z.string(),
  /** In CSS pixels; the files have twice as many. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  light: pictureSchema,
  dark: pictureSchema,
  /** The first one is number 1. */
  highlights: z.array(boxSchema),
});

export type Box = z.infer<typeof boxSchema>;
export type Picture = z.infer<typeof pictureSchema>;

/** A scene as it was taken, in both colour modes. */
export type Shot = z.infer<typeof shotSchema>;

/** Relative to the site: one file for each scene, so that a page carries only those that it shows. */
export const MANIFEST = 'proof/shots/manifest';

/** Where pictures are, relative to the site. */
export const PICTURES = 'static/img/admin';

const siteDir = path.resolve(__dirname, '../..');

/**
 * @param scene its name
 * @returns `null` for a scene that was never taken
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

/** Names of all scenes that were taken. */
export function takenScenes(folder = path.join(siteDir, MANIFEST)): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
