/** `node proof/cms/scripts/node.mjs --import tsx bench/agents/check.ts own-reviews my-solution`: boots the bookshop with the files of a solution, and checks it. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createBookshop} from '../../proof/cms-process/process';
import {CMS_DIR} from '../../proof/conventions';
import {installCms} from '../../proof/installCms';
import {TASKS} from './tasks';

/** Files of a solution, by path relative to the app's root. A solution that is a script has no such files. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  const ofApp = names.filter((name) => name !== 'solution.mjs');
  return Object.fromEntries(ofApp.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]));
}

async function main([task = '', folder = '']: readonly string[]): Promise<void> {
  const check = TASKS[task];
  if (check === undefined || !existsSync(folder))
    throw new Error(
      `Usage: node proof/cms/scripts/node.mjs --import tsx bench/agents/check.ts TASK FOLDER. Tasks: ${Object.keys(TASKS).join(', ')}.`,
    );
  installCms(CMS_DIR);
  const shop = createBookshop(CMS_DIR);
  try {
    const booted = await shop.boot({files: filesOf(folder)});
    if (!booted.ok) throw new Error(`The bookshop doesn't start with this solution.\n${booted.error}`);
    await check({shop, url: booted.url, solution: path.resolve(folder)});
    console.log(`${task}: solved`);
  } finally {
    await shop.stop();
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
