import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD} from './testDocs';

function check(environment: Record<string, string>): {code: number | null; lines: string[]} {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts'], {
    env: {...process.env, ...environment},
    encoding: 'utf8',
  });
  return {code: status, lines: stderr.trim().split('\n')};
}

// Each test starts a separate process.
describe('npm run check', {timeout: 60_000}, () => {
  it('names half a pair of environment variables in one line, and fails', () => {
    expect(check({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''})).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^environment: ALGOLIA_APP_ID without .+\. Set all of .+, or none\.$/)],
    });
  });

  it('names a docs folder that is not there in one line, and fails', () => {
    expect(check({DOCS_DIR: 'no-such-folder'})).toEqual({
      code: 1,
      lines: ['environment: DOCS_DIR is "no-such-folder", but there is no such folder. Correct it, or unset it.'],
    });
  });

  it('tells all faults of all files, sorted, with their number, and fails', () => {
    const docs = docsFolder();
    docs.write('cms/intro.md', `${GOOD_HEAD}\nA wrod.\n\n<Cardz />\n`);
    docs.write('cms/faq.md', `${GOOD_HEAD}\nPlease ask.\n`);
    const {code, lines} = check({DOCS_DIR: docs.path});
    docs.remove();
    expect(code).toBe(1);
    expect(lines.map((line) => line.replace(/^.*\/docs\//, ''))).toEqual([
      expect.stringMatching(/^cms\/faq\.md:7: "Please" isn't needed in instructions\. Remove it$/),
      expect.stringMatching(/^cms\/intro\.md:7: "wrod" isn't in the dictionary\. /),
      expect.stringMatching(/^cms\/intro\.md:9: <Cardz> is an unknown component\. /),
      '3 faults in 2 files',
    ]);
  });
});
