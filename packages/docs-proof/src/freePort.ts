import {createServer} from 'node:net';

/** A port of 127.0.0.1 that no program listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const endpoint = server.address();
      server.close(() =>
        typeof endpoint === 'object' && endpoint ? resolve(endpoint.port) : reject(new Error('No port is free.')),
      );
    });
  });
}
