import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {STRAPI_PROOF} from '../strapiProof';
import {readSamples} from 'docs-proof/samples/readSamples';

/** Reads a page with this text. */
function read(text: string): ReturnType<typeof readSamples> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'tutorial-page-'));
  try {
    mkdirSync(path.join(siteDir, 'docs'));
    writeFileSync(path.join(siteDir, 'docs/page.mdx'), `---\ntitle: Page\ndescription: ${'x'.repeat(60)}\n---\n\n${text}`);
    return readSamples({...STRAPI_PROOF, root: siteDir});
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}

const PAGE = `{/* tutorial: mkdir bookshop */}

\`\`\`bash
echo one
\`\`\`

1. Click **Save**. {/* panel: click "Save" */}

{/* tutorial: end */}

\`\`\`bash
echo two
\`\`\`
`;

const hashesOf = (page: string): string[] => read(page).samples.map(({hash}) => hash);

it('reads samples between the comments as steps, and also passes commands to their own runner', () => {
  const {samples, runners} = read(PAGE);
  expect(samples.map(({id, tutorial}) => `${id} ${tutorial !== null} ${runners.get(id)?.name}`)).toEqual([
    'page#.t1 true tutorial',
    'page#.1 true cli',
    'page#.t2 true tutorial',
    'page#.2 false cli',
  ]);
});

it('changes the hashes of all steps when one step changes', () => {
  const before = hashesOf(PAGE);
  const after = hashesOf(PAGE.replace('echo one', 'echo 1'));
  expect(after.map((hash, index) => hash === before[index])).toEqual([false, false, false, true]);
});

it('finds the names of a step in the paragraph or item before its comment', () => {
  const moved = PAGE.replace('**Save**. {', '**Save**.\n   {/* noProof: example */}\n   {');
  expect(read(moved).findings).toEqual([]);
  expect(read(moved.replace('1. Click', 'Click').replaceAll('\n   {', '\n\n{')).findings).toEqual([]);
});

it('finds a step whose name is not on the page', () => {
  expect(read(PAGE.replace('**Save**', '**Publish**')).findings.map(({reason}) => reason)).toEqual([
    'The page doesn\'t say "Save" where the step needs it.',
  ]);
});
