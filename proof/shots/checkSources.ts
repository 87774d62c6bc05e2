import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {Finding, type CorpusReader} from '../../plugins/corpus';
import {MANIFEST, PICTURES, readShot, takenScenes, type Shot} from '../../plugins/corpus/screenshots';
import {readPicture} from './store';
import {MODES, type FoundScene} from './types';

export interface CheckedSources {
  passed: number;
  findings: Finding[];
}

/** A `<Screenshot>` on a page. */
export interface SceneUse {
  scene: string;
  file: string;
  line: number;
}

/**
 * Checks pictures without the admin panel: every scene was taken as it is described now, with the pinned version,
 * and a page shows it; every file belongs to a scene.
 *
 * @param version Strapi version
 */
export function checkSources(
  siteDir: string,
  scenes: readonly FoundScene[],
  uses: readonly SceneUse[],
  version: string,
): CheckedSources {
  const findings: Finding[] = [];
  let passed = 0;
  for (const found of scenes) {
    const faults = sceneFaults(siteDir, found, uses, version);
    findings.push(...faults);
    if (faults.length === 0) passed += 1;
  }
  const names = new Set(scenes.map(({scene}) => scene.name));
  for (const {scene, file, line} of uses) {
    if (names.has(scene)) continue;
    const fix = 'Correct the name, or describe the scene in proof/shots/scenes and run "npm run shots".';
    findings.push(new Finding(file, line, `There is no scene "${scene}".`, fix));
  }
  return {passed, findings: [...findings, ...orphans(siteDir, names)]};
}

/** Every `<Screenshot>` in the docs folder. */
export function findUses(reader: CorpusReader): SceneUse[] {
  return reader.files().flatMap((docsPath) => {
    const {file, source} = reader.inspect(docsPath);
    const uses: SceneUse[] = [];
    if (!source) return uses;
    visit(source.root, (node) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Screenshot') return;
      const scene = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'scene',
      )?.value;
      if (typeof scene === 'string') uses.push({scene, file, line: node.position?.start.line ?? 1});
    });
    return uses;
  });
}

function sceneFaults(
  siteDir: string,
  {scene, file, line, source}: FoundScene,
  uses: readonly SceneUse[],
  version: string,
): Finding[] {
  const take = `Run "npm run shots -- ${scene.name}".`;
  const shot = readShot(scene.name, path.join(siteDir, MANIFEST));
  const faults: Finding[] = [];
  if (!uses.some((use) => use.scene === scene.name)) {
    const fix = `Add <Screenshot scene="${scene.name}" /> to a page, or remove the scene, its manifest and its pictures.`;
    faults.push(new Finding(file, line, `No page shows "${scene.name}".`, fix));
  }
  if (!shot) return [...faults, new Finding(file, line, `"${scene.name}" was never taken.`, take)];
  if (shot.source !== source) faults.push(new Finding(file, line, `"${scene.name}" has changed since it was taken.`, take));
  if (shot.version !== version) {
    const reason = `"${scene.name}" was taken with Strapi ${shot.version}; ${version} is pinned.`;
    faults.push(new Finding(file, line, reason, take));
  }
  return [...faults, ...pictureFaults(siteDir, shot, take)];
}

function pictureFaults(siteDir: string, shot: Shot, fix: string): Finding[] {
  return MODES.flatMap((mode) => {
    const {src} = shot[mode];
    if (readPicture(siteDir, shot[mode])) return [];
    const file = `static${src}`;
    const reason = existsSync(path.join(siteDir, file))
      ? `It isn't the picture that was taken of "${shot.scene}".`
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
  const folder = path.join(siteDir, PICTURES);
  const pictures = existsSync(folder) ? readdirSync(folder).filter((name) => !known.has(name)) : [];
  return [...manifests, ...pictures.sort().map((name) => `${PICTURES}/${name}`)].map(
    (file) => new Finding(file, 1, "It doesn't belong to a scene.", fix),
  );
}
