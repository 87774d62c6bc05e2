/** Starts nginx, as Debian packages it, with the rules that the build wrote for it. */
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

/** @throws {Error} with nginx's own message when it refuses the rules */
export async function startNginx(): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  let output = '';
  const server = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
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

/** What an operator writes: the two generated files, and everything that is theirs. */
function configuration(folder: string, port: number): string {
  const rules = path.resolve(hostFolderOf(PRODUCTION_BUILD));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${rules}/nginx-maps.conf;
  server {
    listen localhost:${port};
    root ${path.resolve(PRODUCTION_BUILD)};
    include ${rules}/nginx-server.conf;
  }
}
`;
}

async function isListening(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** A port that nothing listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
