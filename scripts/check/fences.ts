import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {FENCE_LANGUAGES} from '../../src/site/codeLanguages';
import type {Fault} from './finding';

const LANGUAGES: ReadonlySet<string> = new Set(FENCE_LANGUAGES);

/** Aliases of languages. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'bash',
  dockerfile: 'docker',
  env: 'ini',
  gql: 'graphql',
  javascript: 'js',
  plain: 'text',
  plaintext: 'text',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/** Checks that a fence names a language that the site highlights, draws, or shows as plain text. */
export function checkFences(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'code', ({lang, position}) => {
    const line = position?.start.line ?? 1;
    const known = FENCE_LANGUAGES.join(', ');
    if (!lang) {
      faults.push({line, reason: 'the fence has no language', fix: `Write one after its backticks: ${known}`});
    } else if (!LANGUAGES.has(lang)) {
      const alias = ALIASES[lang.toLowerCase()] ?? (LANGUAGES.has(lang.toLowerCase()) ? lang.toLowerCase() : undefined);
      const fix = alias === undefined ? `Use one of ${known}, or add it to src/site/codeLanguages.ts` : `Write "${alias}"`;
      faults.push({line, reason: `the fence names an unknown language, "${lang}"`, fix});
    }
  });
  return faults;
}
