import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runnerCode} from 'docs-proof/lock/runnerCode';
import {expect, it} from 'vitest';
import {RUNNERS} from './runners';
import {STRAPI} from './subject';

const root = path.resolve(import.meta.dirname, '..');
const NAMES = RUNNERS.map(({name}) => name);
const LIVE = ['rest', 'graphql', 'service', 'code'];

const texts = new Map<string, string>();

function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

function codeWith(edited: string | null): Record<string, string> {
  const readEdited = (file: string): string => (file === edited ? `${read(file)}\n// edited\n` : read(file));
  return runnerCode({root, runners: RUNNERS, shared: STRAPI.code, read: readEdited});
}

const before = codeWith(null);

/** The runners whose samples are proven again after an edit of this file. */
function staleAfter(file: string): string[] {
  const absolute = path.join(root, file);
  // Fails for a file that doesn't exist.
  read(absolute);
  const after = codeWith(absolute);
  return NAMES.filter((name) => after[name] !== before[name]);
}

it.each([
  // Every verdict depends on how samples are read and how the product is started.
  ['packages/docs-proof/src/samples/pairs.ts', NAMES],
  ['packages/docs-proof/src/proveSamples.ts', NAMES],
  ['packages/corpus/src/httpMessage.ts', NAMES],
  ['packages/docs-proof/src/pool.ts', NAMES],
  ['proof/conventions.ts', NAMES],
  ['proof/cms-process/process.ts', NAMES],
  ['proof/cms/harness/worker.ts', NAMES],
  ['proof/cms/scripts/node.mjs', NAMES],
  ['proof/services/postgres.ts', NAMES],
  ['proof/runners/typescript/program.ts', NAMES],
  // A runner's own code, and what it imports from a workspace by name.
  ['packages/docs-proof/src/runners/data/parsers.ts', ['data']],
  ['packages/docs-proof/src/runners/source/index.ts', ['source']],
  ['packages/docs-proof/src/tutorials/replay.ts', ['tutorial']],
  ['packages/docs-proof/src/compare/compare.ts', [...LIVE, 'tutorial']],
  ['proof/runners/live/checkOutcome.ts', [...LIVE, 'tutorial']],
  ['proof/runners/live/runScope.ts', LIVE],
  ['proof/runners/cli/readCommand.ts', ['cli']],
  ['proof/runners/config/shapes.ts', ['config', 'schema']],
  ['proof/runners/codemod/run.mjs', ['codemod']],
  ['proof/runners/frontend/index.ts', ['frontend']],
  ['proof/tutorials/panel.ts', ['tutorial']],
  // The text of pages is hashed with the samples. Statements, messages, and the site don't run anything.
  ['packages/corpus/src/reader.ts', []],
  ['packages/corpus/src/codeBlocks.ts', []],
  ['packages/corpus/src/fenceWords.ts', []],
  ['packages/docs-proof/src/claims/claim.ts', []],
  ['packages/docs-proof/src/report/summary.ts', []],
  ['packages/docs-proof/src/types.ts', []],
  ['proof/rules/facts.ts', []],
  ['proof/coverage/rest.ts', []],
  ['proof/update/index.ts', []],
  ['plugins/sample-proof/pageProof.ts', []],
  ['scripts/check/checkDocs.ts', []],
  ['src/components/ApiCall/markdown.ts', []],
  ['src/site/constants.ts', []],
  ['readingOrder.ts', []],
])('an edit of %s makes exactly these runners stale: %j', (file, runners) => {
  expect(staleAfter(file).sort()).toEqual([...runners].sort());
});
