import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Root can write everywhere, so the tests run as another user. */
const OTHER_USER = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};

it('says in one sentence that a checkout is read-only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-only-'));
  cpSync('scripts/docusaurus.mjs', path.join(folder, 'docusaurus.mjs'));
  chmodSync(folder, 0o555);
  const {status, stderr} = spawnSync(process.execPath, ['docusaurus.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    ...OTHER_USER,
  });
  expect(stderr).toBe(
    `${folder} can't be written, and a build needs its folders .docusaurus and build. Copy the checkout to a folder that can.\n`,
  );
  expect(status).toBe(1);
  chmodSync(folder, 0o755);
  rmSync(folder, {recursive: true});
});
