import {fork} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';

/** A Strapi 4 file, and the codemod to run on it. */
export interface CodemodJob {
  codemod: string;
  /** Path relative to the project: `src/index.js`. */
  file: string;
  text: string;
}

const resultSchema = z.discriminatedUnion('kind', [
  /** The new content of the file. */
  z.object({kind: z.literal('ran'), text: z.string()}),
  /** The codemod can't read the file. */
  z.object({kind: z.literal('failed'), message: z.string()}),
  /** The tool doesn't process files in this location. */
  z.object({kind: z.literal('unread'), paths: z.array(z.string())}),
  z.object({kind: z.literal('unknown')}),
]);
export type CodemodResult = z.infer<typeof resultSchema>;

const outputSchema = z.object({codemods: z.array(z.string()), results: z.array(resultSchema)});
export type CodemodOutput = z.infer<typeof outputSchema>;

/** The tool takes a second to load and a few milliseconds per file, so one process runs all jobs. */
export async function runCodemods(cmsDir: string, jobs: readonly CodemodJob[]): Promise<CodemodOutput> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'codemods-')));
  try {
    return await runInProcess({cmsDir, folder, jobs});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function runInProcess(request: {cmsDir: string; folder: string; jobs: readonly CodemodJob[]}): Promise<CodemodOutput> {
  const child = fork(path.join(import.meta.dirname, 'run.mjs'), [], {
    cwd: request.folder,
    execArgv: [],
    silent: true,
    // The tool compiles its codemods and would store the result in the installed packages.
    env: {...process.env, BABEL_DISABLE_CACHE: '1', NO_COLOR: '1'},
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const {success, data} = outputSchema.safeParse(message);
      if (success) resolve(data);
      else reject(new Error('The process that runs codemods sent an invalid result. Fix proof/runners/codemod/run.mjs.'));
    });
    child.on('exit', () => reject(new Error(`The process that runs codemods ended without results.\n${log.trim()}`)));
    child.send(request);
  });
}
