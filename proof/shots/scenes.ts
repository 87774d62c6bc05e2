import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import {APPS, NOW, SEEN_AT} from './apps';
import type {FoundScene, Scene} from './types';

/** Relative to the site. */
export const SCENES = 'proof/shots/scenes';

/** Makes up every scene, beside its app. */
const LOOK = 'proof/shots/look.ts';

const sceneSchema = z.custom<Scene>((value) => {
  const described = z.object({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    alt: z.string().min(20),
    route: z.string().startsWith('/admin'),
  });
  return described.safeParse(value).success;
}, 'a scene has a name-in-lowercase, an alt text that says what it shows, and a route that begins with /admin');

const moduleSchema = z.object({default: z.array(sceneSchema)});

/**
 * All scenes, by file and in the order of each.
 *
 * @throws for a file that exports no scenes, and for two scenes of one name
 */
export async function findScenes(siteDir: string): Promise<FoundScene[]> {
  const folder = path.join(siteDir, SCENES);
  const look = readFileSync(path.join(siteDir, LOOK), 'utf8');
  const found: FoundScene[] = [];
  for (const name of readdirSync(folder)
    .sort()
    .filter((file) => file.endsWith('.ts'))) {
    const file = `${SCENES}/${name}`;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const loaded = moduleSchema.safeParse(await import(pathToFileURL(path.join(folder, name)).href));
    if (!loaded.success)
      throw new Error(`${file}:1: It exports no scenes: ${loaded.error.issues[0]?.message ?? ''}. See proof/shots/README.md.`);
    for (const scene of loaded.data.default) {
      const twin = found.find((other) => other.scene.name === scene.name);
      const line = lineOf(text, scene.name);
      if (twin)
        throw new Error(`${file}:${line}: "${scene.name}" is also a scene in ${twin.file}:${twin.line}. Give it another name.`);
      found.push({scene, file, line, source: digest([look, JSON.stringify(APPS[scene.app]), NOW, SEEN_AT, text])});
    }
  }
  return found;
}

function lineOf(text: string, name: string): number {
  const before = text.split(`name: '${name}'`)[0] ?? '';
  return before === text ? 1 : before.split('\n').length;
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex').slice(0, 16);
}
