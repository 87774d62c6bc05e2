/** Starts Debian's nginx as the container image starts its own. */
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from 'docs-proof/freePort';
import {hostFolderOf} from '../../../plugins/host-rules/types';
import {PRODUCTION_BUILD} from '../../../scripts/serve/site';

/** Debian keeps servers in a folder that only root's shell searches. */
function environment(): NodeJS.ProcessEnv {
  return {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};
}

export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v'], {env: environment()}).status === 0;
}

export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
}

/** @throws {Error} with nginx's message if it rejects the rules */
export async function startNginx(): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  layOut(folder, port);
  let output = '';
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off; master_process off;'], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  while (!(await isListening(url))) {
    if (server.exitCode !== null) throw new Error(`nginx doesn't start with the rules of build-host:\n${output}`);
  }
  return {
    url,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}

/** Lays out the container image's configuration and site as the Dockerfile does, but with another port, and temporary files of its own. */
function layOut(folder: string, port: number): void {
  const rules = path.resolve(hostFolderOf(PRODUCTION_BUILD));
  for (const name of ['nginx-maps.conf', 'nginx-server.conf']) copyFileSync(path.join(rules, name), path.join(folder, name));
  const image = readFileSync(path.join(rules, 'nginx.conf'), 'utf8');
  const configuration = image
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', `listen [::1]:${port};`)
    .replaceAll(' /tmp/', ` ${folder}/`);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  symlinkSync(path.resolve(PRODUCTION_BUILD), path.join(folder, 'html'));
}

async function isListening(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
