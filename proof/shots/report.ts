import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {differenceOf} from './pictures';
import type {Mode} from './types';

/** A picture that no longer matches the panel. */
export interface Difference {
  scene: string;
  mode: Mode;
  /** The image in the repository; `null` if there is none. */
  before: Buffer | null;
  /** The current screenshot, as PNG. */
  now: Buffer;
}

/**
 * Writes a self-contained page that shows each picture next to the current screenshot and the difference.
 *
 * @param file absolute path
 */
export async function writeReport(file: string, version: string, differences: readonly Difference[]): Promise<void> {
  const parts = await Promise.all(differences.map(toHtml));
  const title = `Pictures that do not match Strapi ${version}`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body {margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee; color: #111}
  section {display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-bottom: 3rem}
  h2 {grid-column: 1 / -1; margin: 0}
  figure {margin: 0}
  img {max-width: 100%; border: 1px solid #999}
</style>
<h1>${title}</h1>
${parts.join('\n')}
</html>
`,
  );
}

async function toHtml({scene, mode, before, now}: Difference): Promise<string> {
  const figures = [
    await figure('In the docs', before),
    await figure('In the panel', now),
    await figure('Difference', before && (await differenceOf(before, now))),
  ];
  return `<section>\n<h2>${scene}, ${mode}</h2>\n${figures.join('\n')}\n</section>`;
}

async function figure(caption: string, picture: Buffer | null): Promise<string> {
  if (!picture) return `<figure><figcaption>${caption}: no picture</figcaption></figure>`;
  const png = await sharp(picture).png().toBuffer();
  return `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}
