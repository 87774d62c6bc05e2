import path from 'node:path';
import {expect, it} from 'vitest';
import {createCorpusReader} from '../../corpus';
import {DEFAULT_SITE_URL} from '../../../src/site/constants';
import {INSTALL_COMMAND, SAMPLE_STEPS} from '../../../src/landing/sample';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
const [quickStart] = reader.code(({id}) => id === 'cms/quick-start');
const blocks = quickStart?.blocks.map(({text}) => text) ?? [];

/** Without what is left out, and without commas, which depend on it. */
function linesOf(json: string): string[] {
  return json
    .split('\n')
    .filter((line) => line.trim() !== '...')
    .map((line) => line.replace(/,$/, ''));
}

it('shows the command and the last response of the quick start, which the proof runs', () => {
  const last = SAMPLE_STEPS.at(-1);
  expect(blocks.some((text) => text.includes(INSTALL_COMMAND))).toBe(true);
  expect(blocks).toContain(last?.request);
  const response = linesOf(blocks.find((text) => text.startsWith('{\n  "data": [') && text.includes('Mary Shelley')) ?? '');
  const positions = linesOf(last?.response ?? '').map((line, index, lines) => {
    const earlier = lines.slice(0, index).filter((other) => other === line).length;
    return response.flatMap((other, at) => (other === line ? [at] : []))[earlier] ?? -1;
  });
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it('adds to the response in each step, and a draft has no date of publication', () => {
  const shown = SAMPLE_STEPS.map(({response}) => linesOf(response).map((line) => line.replace(/("publishedAt":).*/, '$1')));
  for (const [index, lines] of shown.slice(0, -1).entries()) expect(shown[index + 1]).toEqual(expect.arrayContaining(lines));
  expect(SAMPLE_STEPS.map(({response}) => response.includes('"publishedAt": null'))).toEqual([true, true, true, false]);
});
