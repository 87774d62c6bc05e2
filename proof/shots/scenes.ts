import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import type {CorpusReader} from 'docs-corpus';
import {APPS, NOW, SEEN_AT} from './apps';
import {createFileReader, type FileReader, type ProjectFiles} from './files';
import type {FoundScene, Scene} from './types';

/** Path relative to the site. */
export const SCENES = 'proof/shots/scenes';

/** Applied to every scene, in addition to its app. */
const LOOK = 'proof/shots/look.ts';

const sceneSchema = z.custom<Scene>((value) => {
  const described = z.object({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    alt: z.string().min(20),
    route: z.string().startsWith('/'),
  });
  return described.safeParse(value).success;
}, 'a scene has a name-in-lowercase, an alt text that describes it, and a route that starts with /');

const moduleSchema = z.object({default: z.array(sceneSchema)});

/**
 * All scenes, sorted by file and in the order within each file.
 *
 * @param reader reads the docs, which some scenes take files from
 * @throws if a file doesn't export scenes, two scenes have the same name, or a scene's file isn't on the page
 */
export async function findScenes(siteDir: string, reader: CorpusReader): Promise<FoundScene[]> {
  const readFiles = createFileReader(reader);
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
      throw new Error(
        `${file}:1: It doesn't export valid scenes: ${loaded.error.issues[0]?.message ?? ''}. See proof/shots/README.md.`,
      );
    for (const scene of loaded.data.default) {
      const twin = found.find((other) => other.scene.name === scene.name);
      const line = lineOf(text, scene.name);
      if (twin)
        throw new Error(`${file}:${line}: "${scene.name}" is also a scene in ${twin.file}:${twin.line}. Give it another name.`);
      const files = filesOf(scene, readFiles, `${file}:${line}`);
      const described = [look, JSON.stringify(APPS[scene.app]), NOW, SEEN_AT, text];
      // A scene must be taken again when its files change. Most scenes don't have files.
      if (Object.keys(files).length > 0) described.push(JSON.stringify(files));
      found.push({scene, file, line, files, source: digest(described)});
    }
  }
  return found;
}

function filesOf({name, files = []}: Scene, read: FileReader, place: string): ProjectFiles {
  try {
    return read(files);
  } catch (error) {
    throw new Error(`${place}: The files of "${name}" can't be read. ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
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
