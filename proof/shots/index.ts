/**
 * `npm run shots`: takes the images of the admin panel for the docs.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createCorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {pinnedVersion} from '../pinnedVersion';
import {exitWithCounts, type Counts} from 'docs-proof/report/exitWithCounts';
import {buildPanel, customPanels, type CustomPanel} from './customPanel';
import {findScenes} from './scenes';
import {storeShot} from './store';
import {takeScenes, type ScenePanel} from './studio';
import {MODES, type FoundScene} from './types';

const USAGE = `Usage: npm run shots -- [content-manager-list …]

  Takes the images of all scenes, or of those named, and writes those that have changed.`;

const siteDir = path.resolve(import.meta.dirname, '../..');

async function main(): Promise<Counts> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
  const all = await findScenes(siteDir, reader);
  return take(all, selectScenes(all, positionals), pinnedVersion(siteDir));
}

function selectScenes(scenes: readonly FoundScene[], names: readonly string[]): FoundScene[] {
  const unknown = names.find((name) => !scenes.some(({scene}) => scene.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no scene "${unknown}". The scenes are ${scenes.map(({scene}) => scene.name).join(', ')}.`);
  }
  return scenes.filter(({scene}) => names.length === 0 || names.includes(scene.name));
}

/** Takes scenes, writes those that have changed, and prints the result of each in one line. */
async function take(all: readonly FoundScene[], selected: readonly FoundScene[], version: string): Promise<Counts> {
  const counts = {passed: 0, failed: 0};
  for await (const outcome of takeScenes(selected, {siteDir, panelOf: panels(all)})) {
    if ('error' in outcome) {
      console.log(`✗ ${outcome.error.message}`);
      counts.failed += 1;
      continue;
    }
    const {found, capture, seconds} = outcome;
    const {changed, sizes} = await storeShot(siteDir, found, capture, version);
    const kilobytes = MODES.map((mode) => `${mode} ${(sizes[mode] / 1000).toFixed(0)} KB`).join(', ');
    const what = changed.length === 0 ? 'unchanged' : `${changed.join(' and ')} written`;
    console.log(`✓ ${found.scene.name}: ${what}, ${kilobytes} (${seconds.toFixed(1)} s)`);
    counts.passed += 1;
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

exitWithCounts(main());
