import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {Finding, type CorpusReader} from 'docs-corpus';
import {isElement, propOf} from 'docs-corpus/element';
import {MANIFEST, IMAGES, readShot, takenScenes, type Shot} from '../../plugins/corpus/screenshots';
import {readImage} from './store';
import {MODES, type FoundScene} from './types';

/**
 * Checks images without the admin panel: every scene was taken as it is described now, with the pinned version,
 * and a page shows it; every file belongs to a scene.
 *
 * @param shown names of the scenes on pages
 * @param version Strapi version
 */
export function checkSources(
  siteDir: string,
  scenes: readonly FoundScene[],
  shown: ReadonlySet<string>,
  version: string,
): Finding[] {
  const names = new Set(scenes.map(({scene}) => scene.name));
  return [...scenes.flatMap((found) => sceneFaults(siteDir, found, shown, version)), ...orphans(siteDir, names)];
}

/** Names of the scenes on pages. The check of the pages reports those that don't exist. */
export function shownScenes(reader: CorpusReader): Set<string> {
  const scenes = new Set<string>();
  for (const docsPath of reader.files()) {
    const {source} = reader.inspect(docsPath);
    if (!source) continue;
    visit(source.root, (node) => {
      if (!isElement(node, 'Screenshot')) return;
      const scene = propOf(node, 'scene');
      if (typeof scene === 'string') scenes.add(scene);
    });
  }
  return scenes;
}

function sceneFaults(
  siteDir: string,
  {scene, file, line, source}: FoundScene,
  shown: ReadonlySet<string>,
  version: string,
): Finding[] {
  const take = `Run "npm run shots -- ${scene.name}".`;
  const shot = readShot(scene.name, path.join(siteDir, MANIFEST));
  const faults: Finding[] = [];
  if (!shown.has(scene.name)) {
    const fix = `Add <Screenshot scene="${scene.name}" /> to a page, or remove the scene, its manifest and its images.`;
    faults.push(new Finding(file, line, `No page shows "${scene.name}".`, fix));
  }
  if (!shot) return [...faults, new Finding(file, line, `"${scene.name}" was never taken.`, take)];
  if (shot.source !== source) faults.push(new Finding(file, line, `"${scene.name}" has changed since it was taken.`, take));
  if (shot.version !== version) {
    const reason = `"${scene.name}" was taken with Strapi ${shot.version}; ${version} is pinned.`;
    faults.push(new Finding(file, line, reason, take));
  }
  return [...faults, ...imageFaults(siteDir, shot, take)];
}

function imageFaults(siteDir: string, shot: Shot, fix: string): Finding[] {
  return MODES.flatMap((mode) => {
    const {src} = shot[mode];
    if (readImage(siteDir, shot[mode])) return [];
    const file = `static${src}`;
    const reason = existsSync(path.join(siteDir, file))
      ? `It isn't the image that was taken of "${shot.scene}".`
      : 'It is missing.';
    return [new Finding(file, 1, reason, fix)];
  });
}

/** Files that don't belong to a scene. */
function orphans(siteDir: string, names: ReadonlySet<string>): Finding[] {
  const fix = 'Remove the file, or describe the scene it belongs to in proof/shots/scenes.';
  const manifests = takenScenes(path.join(siteDir, MANIFEST))
    .filter((name) => !names.has(name))
    .map((name) => `${MANIFEST}/${name}.json`);
  const known = new Set(
    [...names].flatMap((name) => {
      const shot = readShot(name, path.join(siteDir, MANIFEST));
      return shot ? MODES.map((mode) => path.posix.basename(shot[mode].src)) : [];
    }),
  );
  const folder = path.join(siteDir, IMAGES);
  const images = existsSync(folder) ? readdirSync(folder).filter((name) => !known.has(name)) : [];
  return [...manifests, ...images.sort().map((name) => `${IMAGES}/${name}`)].map(
    (file) => new Finding(file, 1, "It doesn't belong to a scene.", fix),
  );
}
