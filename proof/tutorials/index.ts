import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {tutorialRunner} from 'docs-proof/tutorials';
import {isTypeScriptProject, type Project} from 'docs-proof/tutorials/project';
import type {Bookshop, BookshopContext} from '../cms-process/app';
import {CHANGING} from '../conventions';
import {quickStartFiles} from './contentTypes';
import {inLanguage, languageOf} from './language';
import {createStrapiProject} from './project';
import {createRequests} from './requests';
import {isServer, isWatched, STARTED} from './server';

/** Replays tutorials in new projects, and walks in the bookshop's admin panel. */
export const tutorial = tutorialRunner<Bookshop>({
  folder: import.meta.dirname,
  leavesCommands: true,
  createProject: createStrapiProject,
  server: {command: isServer, started: STARTED, watches: isWatched},
  languageOf,
  inLanguage,
  contentFiles: (name, project, names) => quickStartFiles(name, isTypeScriptProject(project) ? 'ts' : 'js', names),
  query,
  changing: CHANGING,
  createRequests: ({samples}) => createRequests({samples}),
  openPanel,
  walks: {
    isWalk: (commands) => commands === 'bookshop',
    create(context) {
      // Imported with the first walk, because loading the browser's library would delay every proof.
      const walks = import('./walk').then(({createWalks}) => createWalks(context));
      return {
        walk: async (pass, say) => (await walks).walk(pass, say),
        close: async () => (await walks).close(),
      };
    },
  },
});

/** Run in the project to use its driver. */
const QUERY = `
const [file, query] = process.argv.slice(1);
const Database = require('better-sqlite3');
process.stdout.write(JSON.stringify(new Database(file, {readonly: true}).prepare(query).all()));`;

/** Queries the project's SQLite file. */
function query({root, env}: Project, sql: string): unknown {
  const file = path.join(root, '.tmp/data.db');
  const text = execFileSync(process.execPath, ['-e', QUERY, file, sql], {cwd: root, env, encoding: 'utf8'});
  const rows: unknown = JSON.parse(text);
  return rows;
}

async function openPanel({root: siteDir, openDocs}: BookshopContext, {port, root}: Project, onToken: (token: string) => void) {
  const {openPanel: open} = await import('./panel');
  return open({siteDir, openDocs, port, root, onToken});
}
