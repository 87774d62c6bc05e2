import {randomBytes} from 'node:crypto';
import {expect, it} from 'vitest';
import {inlinedFontBytes} from './inlinedFonts';

const BYTES = 9000;
const page = (source: string): string => `<style>@font-face{src:url(${source})format("woff2")}</style><h1>Title</h1>`;

it('weighs a font in a page like the file that it would be', () => {
  const font = randomBytes(BYTES).toString('base64');
  const bytes = inlinedFontBytes(page(`data:font/woff2;base64,${font}`));
  expect(bytes / BYTES).toBeGreaterThan(1);
  expect(bytes / BYTES).toBeLessThan(1.02);
});

it('weighs all fonts of a style sheet, and nothing else in it', () => {
  const font = randomBytes(BYTES).toString('base64');
  const image = `data:image/png;base64,${randomBytes(BYTES).toString('base64')}`;
  const one = inlinedFontBytes(page(`"data:application/font-woff2;base64,${font}"`) + image);
  expect(one / BYTES).toBeLessThan(1.02);
  expect(inlinedFontBytes(page(image))).toBe(0);
  expect(inlinedFontBytes(page('/assets/fonts/text.woff2'))).toBe(0);
});
