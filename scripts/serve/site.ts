import {existsSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {hostFolderOf, hostRulesSchema, type HostRules} from '../../plugins/host-rules/types';
import {createStaticServer, type Compression} from './server';

/** Where the builds go. */
export const PRODUCTION_BUILD = 'build';
export const TEST_BUILD = '.cache/test-site';
export const UNTRIMMED_BUILD = '.cache/untrimmed-site';

/** The rules that a build wrote for its host. */
export function readHostRules(build: string): HostRules {
  return hostRulesSchema.parse(JSON.parse(readFileSync(path.join(hostFolderOf(build), 'rules.json'), 'utf8')));
}

export interface RunningSite {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a build on loopback, under the rules that the same build wrote.
 *
 * @param build folder of the built files
 * @param port 0 for any free one
 * @throws {Error} when there is no build, or the port is taken
 */
export async function serveSite(build: string, port: number, compression: Compression = 'smallest'): Promise<RunningSite> {
  if (!existsSync(path.join(build, 'index.html'))) throw new Error(`${build}/index.html is missing. Run "npm run build" first.`);
  return listen(createStaticServer(build, readHostRules(build), compression), port);
}

/** @throws {Error} when the port is taken */
export async function listen(server: Server, port: number): Promise<RunningSite> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another one with --port.`) : error);
    });
    server.listen(port, 'localhost', resolve);
  });
  const endpoint: AddressInfo | string | null = server.address();
  if (endpoint === null || typeof endpoint === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${endpoint.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
