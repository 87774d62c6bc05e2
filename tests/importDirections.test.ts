import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** The project's rules that don't need types. */
const eslint = new ESLint({
  ruleFilter: ({ruleId}) => ruleId.startsWith('no-restricted-'),
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

async function faults(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return result?.messages.map(({message, ruleId}) => (ruleId === null ? message : ruleId)) ?? [];
}

const STATIC = ['no-restricted-imports'];

it.each([
  ['src/search/createClient.ts', `import {x} from '../../plugins/search';`],
  ['src/search/createClient.ts', `import type {X} from '@site/plugins/search';`],
  ['src/theme/SearchBar/index.tsx', `export * from '../../../tests/testRun';`],
  ['src/landing/index.tsx', `import config from '@site/docusaurus.config';`],
  ['packages/corpus/src/index.ts', `import {x} from '../../../proof/lock';`],
  ['plugins/search/index.ts', `import sidebars from '../../sidebars';`],
  ['src/site/constants.ts', `import {x} from '../search';`],
  ['src/site/constants.ts', `import {x} from '@site/src/search';`],
  ['src/landing/Hero.tsx', `import {x} from '@site/src/search/limits';`],
  ['src/ask-ai/session.ts', `import {x} from '../search/limits';`],
])('%s may not contain: %s', async (file, code) => {
  expect(await faults(file, code)).toEqual(STATIC);
});

it('covers imports that are loaded later', async () => {
  expect(await faults('src/landing/Hero.tsx', `void import('@site/plugins/search');`)).toEqual(['no-restricted-syntax']);
});

it.each([
  ['src/landing/Hero.tsx', `import {x} from '@site/src/search';`],
  ['src/ask-ai/session.ts', `import {x} from '../lib/createStore';`],
  ['src/lib/clipboard.ts', `import {x} from '../site/constants';`],
  ['src/search/modal/Hit.tsx', `import {x} from '../format';`],
  ['plugins/search/index.ts', `import {x} from '../../src/search/format';`],
  ['plugins/llms-txt/index.ts', `import {x} from 'docs-corpus';`],
  ['proof/lock.ts', `import {x} from 'docs-corpus';`],
  ['docusaurus.config.ts', `import {x} from './plugins/search';`],
])('%s may contain: %s', async (file, code) => {
  expect(await faults(file, code)).toEqual([]);
});
