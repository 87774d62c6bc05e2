import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {inlineStyles} from '.';

const SHEET = 'assets/css/styles.1a2b3c4d.css';
const FONTS = [
  'assets/fonts/geist-5.3.0-text-0123abcd.woff2',
  'assets/fonts/geist-mono-5.3.0-text-4567cdef.woff2',
  'assets/fonts/besley-5.3.0-text-89ab0123.woff2',
];
const PAGE = `<head><link rel="stylesheet" href="/${SHEET}"></head><body><p class=shown>Text</p></body>`;

/** The page of a build with this style sheet. */
async function built(css: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'inline-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const files = {[SHEET]: css, 'index.html': PAGE, ...Object.fromEntries(FONTS.map((font) => [font, font]))};
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  }
  return (await inlineStyles(outDir, Object.keys(files)))(PAGE);
}

it('inlines the style sheet in the head', async () => {
  const [head] = (await built('.shown{top:0}.opened{left:0}')).split('</head>');
  expect(head).toContain('<style>.shown{top:0}.opened{left:0}</style>');
  expect(head).not.toContain('<link');
});

it('inlines the fonts of text, code, and headings in the head, once', async () => {
  const html = await built(FONTS.map((font) => `@font-face{src:url(/${font})}`).join(''));
  expect(html.match(/@font-face/g)).toHaveLength(FONTS.length);
  for (const font of FONTS) {
    expect(html.split('</head>')[0]).toContain(`url(data:font/woff2;base64,${Buffer.from(font).toString('base64')})`);
  }
});
