import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createCorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {pinnedVersion} from '../pinnedVersion';
import {checkSources, shownScenes} from './checkSources';
import {MANIFEST, IMAGES, type Shot} from '../../plugins/corpus/screenshots';
import {findScenes} from './scenes';
import {hashOf} from './store';
import type {FoundScene} from './types';

const found: FoundScene = {
  scene: {name: 'list', alt: 'A list that a test has made up.', app: 'bookshop', route: '/admin', region: {around: () => []}},
  file: 'proof/shots/scenes/lists.ts',
  line: 7,
  files: {},
  source: 'abc',
};
const shown: ReadonlySet<string> = new Set(['list']);
const image = Buffer.from('an image');

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'shots-'));
  for (const folder of [MANIFEST, IMAGES, 'docs']) mkdirSync(path.join(siteDir, folder), {recursive: true});
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function taken(changes: Partial<Shot> = {}): void {
  const of = (mode: string): Shot['light'] => {
    writeFileSync(path.join(siteDir, IMAGES, `list.${mode}.webp`), image);
    return {src: `/img/admin/list.${mode}.webp`, hash: hashOf(image)};
  };
  const shot: Shot = {
    scene: 'list',
    version: '5.54.0',
    source: 'abc',
    alt: found.scene.alt,
    width: 10,
    height: 5,
    light: of('light'),
    dark: of('dark'),
    highlights: [],
    ...changes,
  };
  writeFileSync(path.join(siteDir, MANIFEST, 'list.json'), JSON.stringify(shot));
}

const findings = (names = shown, version = '5.54.0'): string[] =>
  checkSources(siteDir, [found], names, version).map(({message}) => message);

it('every scene of the docs was taken as it is described, and is shown', async () => {
  const docs = process.cwd();
  const reader = createCorpusReader({docsDir: path.join(docs, 'docs'), siteDir: docs, siteUrl: DEFAULT_SITE_URL});
  const faults = checkSources(docs, await findScenes(docs, reader), shownScenes(reader), pinnedVersion(docs));
  expect(faults.map(({message}) => message)).toEqual([]);
});

it('finds nothing if every scene is taken and shown', () => {
  taken();
  expect(findings()).toEqual([]);
});

it('finds a scene that no page shows', () => {
  taken();
  expect(findings(new Set())).toEqual([
    'proof/shots/scenes/lists.ts:7: No page shows "list". Add <Screenshot scene="list" /> to a page, or remove the scene, its manifest and its images.',
  ]);
});

it('finds a scene that was never taken', () => {
  expect(findings()).toEqual(['proof/shots/scenes/lists.ts:7: "list" was never taken. Run "npm run shots -- list".']);
});

it('finds a scene that is described in another way, or has another version', () => {
  taken({source: 'old'});
  expect(findings()).toEqual([expect.stringContaining('"list" has changed since it was taken')]);
  taken();
  expect(findings(shown, '5.55.0')).toEqual([expect.stringContaining('"list" was taken with Strapi 5.54.0; 5.55.0 is pinned')]);
});

it('finds images that are missing, damaged, or of no scene', () => {
  taken();
  rmSync(path.join(siteDir, IMAGES, 'list.light.webp'));
  writeFileSync(path.join(siteDir, IMAGES, 'list.dark.webp'), 'another');
  writeFileSync(path.join(siteDir, IMAGES, 'stray.png'), '');
  writeFileSync(path.join(siteDir, MANIFEST, 'old.json'), readFileSync(path.join(siteDir, MANIFEST, 'list.json')));
  expect(findings()).toEqual([
    'static/img/admin/list.light.webp:1: It is missing. Run "npm run shots -- list".',
    'static/img/admin/list.dark.webp:1: It isn\'t the image that was taken of "list". Run "npm run shots -- list".',
    "proof/shots/manifest/old.json:1: It doesn't belong to a scene. Remove the file, or describe the scene it belongs to in proof/shots/scenes.",
    "static/img/admin/stray.png:1: It doesn't belong to a scene. Remove the file, or describe the scene it belongs to in proof/shots/scenes.",
  ]);
});

it('sees where pages show scenes', () => {
  writeFileSync(
    path.join(siteDir, 'docs/page.md'),
    '# Page\n\n1. Click.\n\n   <Screenshot scene="list" />\n\nSee <Screenshot scene="other" />.\n',
  );
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: 'https://docs.strapi.io'});
  expect(shownScenes(reader)).toEqual(new Set(['list', 'other']));
});
