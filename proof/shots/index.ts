/**
 * `npm run shots`: takes the pictures of the admin panel for the docs.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createCorpusReader, type CorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {pinnedVersion} from '../pinnedVersion';
import type {Capture} from './capture';
import {checkSources, findUses} from './checkSources';
import {buildPanel, customPanels, type CustomPanel} from './customPanel';
import {MANIFEST, readShot} from '../../plugins/corpus/screenshots';
import {isSamePicture} from './pictures';
import {writeReport, type Difference} from './report';
import {findScenes} from './scenes';
import {readPicture, storeShot} from './store';
import {takeScenes, type ScenePanel} from './studio';
import {MODES, type FoundScene} from './types';

const USAGE = `Usage: npm run shots -- [content-manager-list …] [options]

  Takes the pictures of all scenes, or of those named, and writes those that have changed.
  --check    lists pictures that no longer match the pinned version, without changing the docs
  --sources  compares scenes, pictures, and pages with each other, without the panel; part of \`npm test\``;

interface Counts {
  passed: number;
  failed: number;
}

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Path relative to the site. */
const FAILURES = '.cache/shots/failed';
const REPORT = '.cache/shots/report.html';

async function main(): Promise<Counts> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      check: {type: 'boolean', default: false},
      sources: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
  const all = await findScenes(siteDir, reader);
  const version = pinnedVersion(siteDir);
  if (values.sources) return compareSources(all, version, reader);
  const selected = selectScenes(all, positionals);
  return values.check ? compare(all, selected, version) : take(all, selected, version);
}

function compareSources(scenes: readonly FoundScene[], version: string, reader: CorpusReader): Counts {
  const {passed, findings} = checkSources(siteDir, scenes, findUses(reader), version);
  for (const finding of findings) console.log(finding.message);
  return {passed, failed: findings.length};
}

function selectScenes(scenes: readonly FoundScene[], names: readonly string[]): FoundScene[] {
  const unknown = names.find((name) => !scenes.some(({scene}) => scene.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no scene "${unknown}". The scenes are ${scenes.map(({scene}) => scene.name).join(', ')}.`);
  }
  return scenes.filter(({scene}) => names.length === 0 || names.includes(scene.name));
}

async function take(all: readonly FoundScene[], selected: readonly FoundScene[], version: string): Promise<Counts> {
  return withEach(all, selected, async (found, capture) => {
    const {changed, sizes} = await storeShot(siteDir, found, capture, version);
    const kilobytes = MODES.map((mode) => `${mode} ${(sizes[mode] / 1000).toFixed(0)} KB`).join(', ');
    return {isFine: true, says: `${changed.length === 0 ? 'unchanged' : `${changed.join(' and ')} written`}, ${kilobytes}`};
  });
}

async function compare(all: readonly FoundScene[], selected: readonly FoundScene[], version: string): Promise<Counts> {
  const differences: Difference[] = [];
  const counts = await withEach(all, selected, async ({scene}, capture) => {
    const found = await differencesOf(scene.name, capture);
    differences.push(...found);
    const modes = found.map(({mode}) => mode).join(' and ');
    return {
      isFine: found.length === 0,
      says: found.length === 0 ? 'unchanged' : `${modes} no longer match the panel of ${version}`,
    };
  });
  if (differences.length > 0) {
    await writeReport(path.join(siteDir, REPORT), version, differences);
    console.log(`Side-by-side comparison: ${REPORT}`);
  }
  return counts;
}

async function differencesOf(scene: string, {pictures}: Capture): Promise<Difference[]> {
  const shot = readShot(scene, path.join(siteDir, MANIFEST));
  const found = await Promise.all(
    MODES.map(async (mode): Promise<Difference | null> => {
      const before = shot && readPicture(siteDir, shot[mode]);
      const isSame = before !== null && (await isSamePicture(before, pictures[mode]));
      return isSame ? null : {scene, mode, before, now: pictures[mode]};
    }),
  );
  return found.filter((difference) => difference !== null);
}

/** Takes scenes and prints the result of each in one line. */
async function withEach(
  all: readonly FoundScene[],
  selected: readonly FoundScene[],
  use: (found: FoundScene, capture: Capture) => Promise<{isFine: boolean; says: string}>,
): Promise<Counts> {
  const counts = {passed: 0, failed: 0};
  for await (const outcome of takeScenes(selected, {siteDir, panelOf: panels(all), failures: FAILURES})) {
    const seconds = `${outcome.seconds.toFixed(1)} s`;
    if ('error' in outcome) {
      console.log(`✗ ${outcome.error.message}`);
      counts.failed += 1;
      continue;
    }
    const {isFine, says} = await use(outcome.found, outcome.capture);
    console.log(`${isFine ? '✓' : '✗'} ${outcome.found.scene.name}: ${says} (${seconds})`);
    counts[isFine ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/**
 * The panel of a scene, built on first use.
 *
 * @param all all scenes, including those that aren't taken, because the contents of a shared panel must not depend on the selection
 */
function panels(all: readonly FoundScene[]): (found: FoundScene) => ScenePanel {
  const custom = customPanels(all);
  const folders = new Map<CustomPanel | null, string>();
  return (found) => {
    const own = custom.find(({looks}) => looks.has(found)) ?? null;
    const folder = folders.get(own) ?? buildPanel(siteDir, own);
    folders.set(own, folder);
    return {folder, look: own?.looks.get(found) ?? ''};
  };
}

main().then(
  ({passed, failed}) => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
