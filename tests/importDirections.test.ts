import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

/** Importing file, import, and the file that is imported. */
type Import = [file: string, code: string, imported: string];

const FORBIDDEN: [...Import, rule: string][] = [
  ['proof/up1.ts', `import '../bench/a';`, 'bench/a.ts', 'proof-import-no-floor-above'],
  ['proof/up2.ts', `import '../tests/testRun';`, 'tests/testRun.ts', 'proof-import-no-floor-above'],
  ['proof/up3.ts', `import '../scripts/check';`, 'scripts/check/index.ts', 'proof-import-no-floor-above'],
  ['plugins/mcp/up.ts', `import '../../proof/lock';`, 'proof/lock.ts', 'plugins-import-no-floor-above'],
  ['plugins/search/up.ts', `import '../../sidebars';`, 'sidebars.ts', 'plugins-import-no-floor-above'],
  ['src/search/up1.ts', `import '../../plugins/search';`, 'plugins/search/index.ts', 'packages-and-src-import-no-floor-above'],
  [
    'src/search/up2.ts',
    `import type {X} from '@site/plugins/search';`,
    'plugins/search/index.ts',
    'packages-and-src-import-no-floor-above',
  ],
  [
    'src/theme/SearchBar/index.tsx',
    `export * from '../../../tests/testRun';`,
    'tests/testRun.ts',
    'packages-and-src-import-no-floor-above',
  ],
  ['src/landing/up1.tsx', `import '@site/docusaurus.config';`, 'docusaurus.config.ts', 'packages-and-src-import-no-floor-above'],
  [
    'src/landing/up2.tsx',
    `void import('@site/plugins/search');`,
    'plugins/search/index.ts',
    'packages-and-src-import-no-floor-above',
  ],
  ['src/landing/up3.tsx', `import 'docs-corpus';`, 'packages/corpus/src/index.ts', 'src-imports-only-src'],
  ['sidebars.ts', `import './scripts/check';`, 'scripts/check/index.ts', 'configuration-imports-plugins-and-src'],
  [
    'packages/corpus/src/up1.ts',
    `import '../../../src/lib/decodeUrl';`,
    'src/lib/decodeUrl.ts',
    'packages-import-nothing-of-the-site',
  ],
  ['packages/corpus/src/up2.ts', `import '../../../readingOrder';`, 'readingOrder.ts', 'packages-import-nothing-of-the-site'],
  [
    'packages/corpus/src/up3.ts',
    `import '../../docs-proof';`,
    'packages/docs-proof/index.ts',
    'packages-import-no-package-but-the-corpus',
  ],
  [
    'packages/docs-proof/up1.ts',
    `import '../../plugins/search';`,
    'plugins/search/index.ts',
    'packages-and-src-import-no-floor-above',
  ],
  ['packages/docs-proof/up2.ts', `import '../other';`, 'packages/other/index.ts', 'packages-import-no-package-but-the-corpus'],
  ['src/site/up1.ts', `import '../search';`, 'src/search/index.ts', 'src-site-imports-nothing'],
  ['src/site/up2.ts', `import '@site/src/lib/decodeUrl';`, 'src/lib/decodeUrl.ts', 'src-site-imports-nothing'],
  ['src/lib/up.ts', `import '../search';`, 'src/search/index.ts', 'src-lib-imports-src-site'],
  ['src/landing/inside.tsx', `import '@site/src/search/limits';`, 'src/search/limits.ts', 'features-through-their-index'],
  ['src/ask-ai/inside.ts', `import '../search/limits';`, 'src/search/limits.ts', 'features-through-their-index'],
];

const ALLOWED: Import[] = [
  ['docusaurus.config.ts', `import './plugins/search';`, 'plugins/search/index.ts'],
  ['bench/a.ts', `import '../scripts/check';`, 'scripts/check/index.ts'],
  ['scripts/check/index.ts', `import '../../proof/lock';`, 'proof/lock.ts'],
  ['proof/lock.ts', `import '../plugins/mcp';`, 'plugins/mcp/index.ts'],
  ['proof/types.ts', `import 'docs-corpus';`, 'packages/corpus/src/index.ts'],
  ['plugins/search/index.ts', `import '../../src/search/format/a';`, 'src/search/format/a.ts'],
  ['plugins/llms-txt/index.ts', `import '../mcp';`, 'plugins/mcp/index.ts'],
  ['plugins/legacy-redirects/index.ts', `import '../../redirects';`, 'redirects.ts'],
  ['packages/docs-proof/index.ts', `import 'docs-corpus';`, 'packages/corpus/src/index.ts'],
  ['src/landing/Hero.tsx', `import '@site/src/search';`, 'src/search/index.ts'],
  ['src/ask-ai/session.ts', `import '../lib/createStore';`, 'src/lib/createStore.ts'],
  ['src/lib/clipboard.ts', `import '../site/constants';`, 'src/site/constants.ts'],
  ['src/search/modal/Hit.tsx', `import '../format/a';`, 'src/search/format/a.ts'],
];

const root = path.resolve('.');
const planted = mkdtempSync(path.join(tmpdir(), 'import-directions-'));
let broken: {from: string; rule: string}[] = [];

const report = z.object({
  summary: z.object({violations: z.array(z.object({from: z.string(), to: z.string(), rule: z.object({name: z.string()})}))}),
});

function plant(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(planted, file)), {recursive: true});
  writeFileSync(path.join(planted, file), code);
}

beforeAll(async () => {
  const imports = [...FORBIDDEN, ...ALLOWED];
  for (const [, , imported] of imports) plant(imported, 'export {};');
  for (const [file, code] of imports) plant(file, code);
  plant('tsconfig.json', JSON.stringify({compilerOptions: {baseUrl: '.', paths: {'@site/*': ['./*']}}}));
  plant('packages/corpus/package.json', JSON.stringify({name: 'docs-corpus', exports: './src/index.ts'}));
  mkdirSync(path.join(planted, 'node_modules'));
  symlinkSync(path.join(planted, 'packages/corpus'), path.join(planted, 'node_modules/docs-corpus'));

  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', '.'];
  const {stdout} = await promisify(execFile)(process.execPath, [cli, ...options], {cwd: planted, maxBuffer: 2 ** 26});
  broken = report.parse(JSON.parse(stdout)).summary.violations.map(({from, rule}) => ({from, rule: rule.name}));
}, 60_000);

afterAll(() => {
  rmSync(planted, {recursive: true});
});

describe('npm run lint', () => {
  it.each(FORBIDDEN)('reports in %s: %s', (file, _code, _imported, rule) => {
    expect(broken.filter(({from}) => from === file).map(({rule}) => rule)).toContain(rule);
  });

  it.each(ALLOWED)('accepts in %s: %s', (file) => {
    expect(broken.filter(({from}) => from === file)).toEqual([]);
  });
});
