import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pageEnvironment} from '../environment';
import {placeIn} from '../folder';
import {freePort} from '../freePort';

/** The environment of a replay: a folder with the project, and the programs that its commands use. */
export interface Project {
  /** The initial working directory of the reader's terminal. */
  work: string;
  /** Root of the project: the last folder with a `package.json` that the terminal was in. */
  root: string;
  /** Current directory of the terminal. */
  cwd: string;
  port: number;
  /** The port on pages, which `port` stands for. */
  pagePort: number;
  env: Readonly<Record<string, string>>;
  remove: () => void;
}

export interface ProjectOptions {
  /** Absolute path of the folder in which the project's folder is created (by default, the one for temporary files). */
  home?: string;
  /** The beginning of the folder's name. */
  prefix: string;
  /** The port of the app on pages. */
  pagePort: number;
  /** Variables of its commands. `PATH`, `HOME`, and other settings that programs need are those of this machine, all else is left out. */
  env?: Readonly<Record<string, string>>;
  /** Shell scripts by name that its commands find in place of the programs of this machine. `TUTORIAL_PATH` is the machine's own path. */
  tools?: Readonly<Record<string, string>>;
}

/** Creates an empty folder that is removed at the end, even when the proof is stopped. */
export async function createProject({
  home = os.tmpdir(),
  prefix,
  pagePort,
  env = {},
  tools = {},
}: ProjectOptions): Promise<Project> {
  const work = realpathSync(mkdtempSync(path.join(home, prefix)));
  const toolsDir = path.join(work, '.tools');
  mkdirSync(toolsDir);
  for (const [name, script] of Object.entries(tools))
    writeFileSync(path.join(toolsDir, name), `#!/bin/sh\n${script}\n`, {mode: 0o755});
  const port = await freePort();
  const machinePath = process.env.PATH ?? '';
  // A program that was just killed can still write its last file.
  const remove = (): void => rmSync(work, {recursive: true, force: true, maxRetries: 5});
  process.once('exit', remove);
  return {
    work,
    root: work,
    cwd: work,
    port,
    pagePort,
    env: pageEnvironment({
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
      PATH: `${toolsDir}${path.delimiter}${machinePath}`,
      TUTORIAL_PATH: machinePath,
    }),
    remove: () => {
      remove();
      process.off('exit', remove);
    },
  };
}

/**
 * The file that a path on the page refers to. It can be next to the project, but not outside of the reader's folder.
 *
 * @throws {OutsideError}
 */
export function placeInProject({work, root}: Project, name: string): string {
  return placeIn(work, name, root);
}

/** Whether Git ignores a file, or everything in a folder. */
export function isIgnoredByGit({root}: Project, name: string): boolean {
  const {status} = spawnSync('git', ['check-ignore', '--no-index', name, `${name}/any`], {cwd: root, stdio: 'ignore'});
  return status === 0;
}

export function isTypeScriptProject({root}: Project): boolean {
  return existsSync(path.join(root, 'tsconfig.json'));
}
