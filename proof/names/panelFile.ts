import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Path relative to the site. The proof writes this file, so that the docs can be checked without installing the CMS. */
export const PANEL_FILE = 'proof/names/panel.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  texts: z.array(z.string()),
});
export type PanelFile = z.infer<typeof schema>;

export function readPanelFile(siteDir: string): PanelFile | null {
  const file = path.join(siteDir, PANEL_FILE);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Writes one text per line, so that the diff of a new version shows what changed. */
export function writePanelFile(siteDir: string, {version, texts}: PanelFile): void {
  const lines = texts.map((text, index) => `    ${JSON.stringify(text)}${index < texts.length - 1 ? ',' : ''}`);
  const all = ['{', `  "version": ${JSON.stringify(version)},`, '  "texts": [', ...lines, '  ]', '}', ''];
  writeFileSync(path.join(siteDir, PANEL_FILE), all.join('\n'));
}
