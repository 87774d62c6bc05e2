import {mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCertificate} from '../services/certificate';
import {freePort, programPath, runProgram} from '../services/program';
import type {ProjectFiles} from './files';

const CONFIGURATION = /^etc\/nginx\/conf\.d\/[^/]+\.conf$/;

/** An nginx that serves a panel on its own host, and passes the requests for the API's host to the app. */
export interface WebServer {
  /** Port of 127.0.0.1, for HTTPS with a certificate that no browser knows. */
  port: number;
  /** The hosts that it serves: `admin.example.com`. */
  hosts: readonly string[];
  stop: () => Promise<void>;
}

/** What a configuration names by its place on the reader's server. */
export interface Places {
  port: number;
  /** Folder with the panel. */
  root: string;
  /** URL of the app. */
  app: string;
  cert: string;
  key: string;
}

/** The nginx configuration among a scene's files, or `null`. */
export function webConfiguration(files: ProjectFiles): string | null {
  const parts = Object.entries(files).filter(([file]) => CONFIGURATION.test(file));
  return parts.length === 0 ? null : parts.map(([, text]) => text).join('\n');
}

/** Replaces what is elsewhere on this machine: ports, certificates, the panel, and the app. */
export function placed(configuration: string, {port, root, app, cert, key}: Places): string {
  return configuration
    .replace(/\blisten 443 ssl;/g, `listen 127.0.0.1:${port} ssl;`)
    .replace(/\bssl_certificate \S+;/g, `ssl_certificate ${cert};`)
    .replace(/\bssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
    .replace(/\broot \S+;/g, `root ${root};`)
    .replaceAll('http://127.0.0.1:1337', app);
}

/**
 * @param panel folder of the panel's build
 * @param icon path of the project's icon
 * @param app URL of the app
 * @throws with nginx's message if it isn't installed or rejects the configuration
 */
export async function startWebServer(
  configuration: string,
  {panel, icon, app}: {panel: string; icon: string; app: string},
): Promise<WebServer> {
  const command = programPath('nginx');
  const folder = mkdtempSync(path.join(tmpdir(), 'shots-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const root = upload(panel, icon, path.join(folder, 'www'));
  const servers = placed(configuration, {port, root, app, ...(await createCertificate(folder))});
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.join('\n')}
${servers}
}
`,
  );
  const program = runProgram({command, args: ['-p', folder, '-c', file, '-e', 'stderr'], folder});
  await program.ready(() => canConnect(port));
  const hosts = [...configuration.matchAll(/\bserver_name (\S+);/g)].flatMap(([, host]) => host ?? []);
  return {port, hosts, stop: program.stop};
}

/** Puts the panel and its icon into a folder, as the page says. */
function upload(panel: string, icon: string, folder: string): string {
  mkdirSync(folder);
  for (const name of readdirSync(panel)) symlinkSync(path.join(panel, name), path.join(folder, name));
  symlinkSync(icon, path.join(folder, 'favicon.ico'));
  return folder;
}

function canConnect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve();
    });
    socket.once('error', reject);
  });
}
