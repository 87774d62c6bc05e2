import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {collectNames, usedStyles, type Names} from './usedStyles';

let outDir: string;

beforeEach(() => void (outDir = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

/** A build with these files. */
async function namesOf(files: Record<string, string>): Promise<Names> {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(outDir, file), text);
  return collectNames(outDir, Object.keys(files));
}

it('keeps what a page shows or a script may show, and nothing else', async () => {
  const names = await namesOf({
    'index.html': '<!doctype html><html><body><main title="a > b" class="page wide"><p>hero</p></main></body></html>',
    'main.js': 'element.className="open_x1Yz"',
  });
  const css = 'body{margin:0}.page{color:red}.wide p{color:#00f}.open_x1Yz{color:green}.page:not(.hero){top:0}';
  expect(usedStyles(`${css}.hero{color:gold}.page .hero{top:0}`, names)).toBe(css);
});

it('keeps what an inline script sets, and the states of what it keeps', async () => {
  const names = await namesOf({
    'index.html': `<script>document.documentElement.setAttribute("data-theme","dark")</script><a class=link>a</a>`,
  });
  const css = '[data-theme=dark] .link:hover{color:red}.link:is([data-theme],:focus-visible):before{color:#00f}';
  expect(usedStyles(css, names)).toBe(css);
});

it('keeps classes whose end a script puts together', async () => {
  const names = await namesOf({'main.js': 'cx(`alert alert--${type}`,styles["row_"+n])'});
  const css = '.alert{top:0}.alert--info{color:#00f}.row_2{color:red}';
  expect(usedStyles(`${css}.badge{top:0}`, names)).toBe(css);
});

it('keeps custom properties that a rule, a script, or another sheet reads', async () => {
  const names = await namesOf({
    'main.js': 'style.getPropertyValue("--by-script")',
    'modal.css': '.modal{color:var(--by-sheet)}',
    'index.html': '<p>',
  });
  const css = 'p{color:var(--outer);--outer:var(--inner);--inner:red;--by-script:0;--by-sheet:0';
  expect(usedStyles(`${css};--unused:0}`, names)).toBe(`${css}}`);
});

it('says by name that it found no names', () => {
  const names: Names = {words: new Set(), properties: new Set()};
  expect(() => usedStyles('p{top:0}.navbar{color:red}.menu{color:red}', names)).toThrow('plugins/inline-styles/usedStyles.ts');
});
