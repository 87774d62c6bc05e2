import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Capture} from './capture';
import {MANIFEST, IMAGES, readShot} from '../../plugins/corpus/screenshots';
import {readImage, storeShot} from './store';
import type {Scene} from './types';

const scene: Scene = {
  name: 'some-scene',
  alt: 'A scene that a test has made up.',
  app: 'bookshop',
  route: '/admin',
  region: {around: () => []},
};

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'shots-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

async function captured(light: string, dark = '#101010'): Promise<Capture> {
  const png = (background: string): Promise<Buffer> =>
    sharp({create: {width: 20, height: 10, channels: 3, background}})
      .png()
      .toBuffer();
  return {
    width: 10,
    height: 5,
    highlights: [{x: 0.1, y: 0.2, width: 0.3, height: 0.4}],
    images: {light: await png(light), dark: await png(dark)},
  };
}

const store = async (light: string, source = 'a'): ReturnType<typeof storeShot> =>
  storeShot(siteDir, {scene, source}, await captured(light), '5.54.0');

const shot = () => readShot(scene.name, path.join(siteDir, MANIFEST));

it('writes both images and their manifest, and leaves no temporary files', async () => {
  expect((await store('#ff0000')).changed).toEqual(['light', 'dark']);
  expect(shot()).toMatchObject({
    scene: 'some-scene',
    version: '5.54.0',
    alt: scene.alt,
    width: 10,
    height: 5,
    light: {src: '/img/admin/some-scene.light.webp'},
    highlights: [{x: 0.1, y: 0.2, width: 0.3, height: 0.4}],
  });
  expect(readdirSync(path.join(siteDir, IMAGES)).sort()).toEqual(['some-scene.dark.webp', 'some-scene.light.webp']);
  expect(readdirSync(path.join(siteDir, MANIFEST))).toEqual(['some-scene.json']);
});

it('touches no file when the screen is the same', async () => {
  await store('#ff0000');
  const stamps = (): number[] =>
    [`${IMAGES}/some-scene.light.webp`, `${MANIFEST}/some-scene.json`].map((file) => statSync(path.join(siteDir, file)).mtimeMs);
  const before = stamps();
  expect((await store('#ff0100')).changed).toEqual([]);
  expect(stamps()).toEqual(before);
});

it('keeps the images if only the description has changed', async () => {
  await store('#ff0000', 'a');
  const image = shot()?.light;
  expect((await store('#ff0000', 'b')).changed).toEqual([]);
  expect(shot()).toMatchObject({source: 'b', light: image});
});

it('writes only the mode that has changed', async () => {
  await store('#ff0000');
  expect((await store('#0000ff')).changed).toEqual(['light']);
});

it('treats a damaged image as missing', async () => {
  await store('#ff0000');
  const file = path.join(siteDir, IMAGES, 'some-scene.light.webp');
  writeFileSync(file, readFileSync(file).subarray(0, 20));
  const light = shot()?.light;
  expect(light && readImage(siteDir, light)).toBeNull();
  expect((await store('#ff0000')).changed).toEqual(['light']);
});
