import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';

function check(environment: Record<string, string>): {code: number | null; lines: string[]} {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts'], {
    env: {...process.env, ...environment},
    encoding: 'utf8',
  });
  return {code: status, lines: stderr.trim().split('\n')};
}

describe('npm run check', () => {
  it('names half a pair of environment variables in one line, and fails', () => {
    expect(check({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''})).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^environment: ALGOLIA_APP_ID without .+\. Set all of .+, or none\.$/)],
    });
  });

  it('names a docs folder that is not there in one line, and fails', () => {
    expect(check({DOCS_DIR: 'no-such-folder'})).toEqual({
      code: 1,
      lines: ['environment: DOCS_DIR is "no-such-folder", where there is no folder. Correct it, or unset it.'],
    });
  });
});
