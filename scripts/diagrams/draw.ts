import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import * as z from 'zod';
import type {Mermaid, MermaidConfig} from 'mermaid';
import {drawingName} from '../../plugins/fences/diagrams/drawings';
import {CHROMIUM_ARGS, ensureChromium} from '../../proof/browser/findChromium';
import {cleanDrawing, STYLE_PROPERTIES} from './cleanDrawing';
import {describe, meaningSchema} from './describe';
import {hasWholeWords, isForPhones, textForPhones} from './phones';
import {FONT, HEADING_FONT, MERMAID_CONFIG, PHONE_CONFIGS, settingsDigest} from './mermaidConfig';

declare global {
  interface Window {
    mermaid: Pick<Mermaid, 'initialize'>;
    /** Output of `page.mjs`. */
    drawDiagram: (id: string, text: string, properties: readonly string[]) => Promise<unknown>;
  }
}

const drawnSchema = z.object({svg: z.string(), meaning: meaningSchema});

/** Draws with Mermaid in Chromium, because labels must be measured in the site's font. */
export async function openPen() {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><style>${fontFace('Geist', FONT)}${fontFace('Besley', HEADING_FONT)}</style><body></body>`,
  );
  await page.addScriptTag({path: createRequire(__filename).resolve('mermaid/dist/mermaid.min.js')});
  await page.addScriptTag({path: path.join(__dirname, 'page.mjs'), type: 'module'});
  await page.evaluate(async (config: MermaidConfig) => {
    window.mermaid.initialize(config);
    await Promise.all(['400 14px Geist', '700 14px Geist', '14px Besley'].map((font) => document.fonts.load(font)));
  }, MERMAID_CONFIG);

  async function drawOnce(id: string, text: string): Promise<string> {
    const drawn = await page.evaluate((drawing) => window.drawDiagram(...drawing), [id, text, STYLE_PROPERTIES] as const);
    const {svg, meaning} = drawnSchema.parse(drawn);
    return cleanDrawing(svg, {...describe(meaning), digest: settingsDigest()});
  }

  return {
    /**
     * Of a diagram that is too wide for phones, a second drawing for them follows the first one.
     *
     * @throws {Error} for invalid text
     */
    async draw(text: string): Promise<string> {
      const id = `d${drawingName(text).slice(0, 6)}`;
      const drawing = await drawOnce(id, text);
      if (isForPhones(drawing)) return drawing;
      for (const config of PHONE_CONFIGS) {
        const upright = await drawOnce(`${id}p`, textForPhones(text, config));
        if (isForPhones(upright) && hasWholeWords(upright, drawing)) return drawing + upright;
      }
      return drawing;
    },
    close: () => browser.close(),
  };
}

function fontFace(family: string, file: string): string {
  const font = readFileSync(file).toString('base64');
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
}
