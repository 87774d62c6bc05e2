// Run by seeded.ts: boots an empty bookshop, seeds it, and writes `data.db` and `uploads/` to the given folder.
import {cpSync} from 'node:fs';
import path from 'node:path';
import {seed} from '../seed/index';
import {bootCms} from './boot';

const folder = process.argv[2];
if (!folder) throw new Error('The output folder is missing.');

const cms = await bootCms({seed: false});
try {
  await seed(cms.strapi);
  await cms.strapi.db.connection.raw('VACUUM main INTO ?', [path.join(folder, 'data.db')]);
  cpSync(path.join(cms.strapi.dirs.static.public, 'uploads'), path.join(folder, 'uploads'), {recursive: true});
} finally {
  await cms.stop();
}
// Strapi's remaining timers would keep the process alive.
process.exit(0);
