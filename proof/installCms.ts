import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {assertProofNode} from './cms/scripts/node.mjs';

/**
 * Installs the bookshop's packages if they are missing.
 *
 * @throws if this process can't start the bookshop
 */
export function installCms(cmsDir: string): void {
  assertProofNode();
  const {status} = spawnSync(process.execPath, [path.join(cmsDir, 'scripts/install.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The CMS could not be installed. The lines above say why.');
}
