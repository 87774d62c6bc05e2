import {existsSync} from 'node:fs';
import path from 'node:path';
import {missingPrograms, runProgram} from './program';
import type {RunningService, Service} from './types';

const PROGRAM = path.join(import.meta.dirname, 's3.py');
/** Debian's Python, which has Debian's packages. */
const PYTHON = '/usr/bin/python3';
const SWIFT = '/usr/lib/python3/dist-packages/swift';

/** The only key pair. `s3.py` has the same. */
const KEYS = {AWS_ACCESS_KEY_ID: 'bookshop:writer', AWS_ACCESS_SECRET: 'bookshop-secret'};

/** Buckets and who can read them, as Swift writes it. */
const BUCKETS = {bookshop: '.r:*', 'bookshop-private': ''};

/**
 * A storage service with two buckets: `bookshop` is public, `bookshop-private` isn't. Neither has ACLs, like new buckets on Amazon S3.
 * `AWS_OBJECTS_URL` lists the objects in `bookshop`. The comment in `s3.py` describes its limits.
 */
export const s3: Service = {
  name: 'OpenStack Swift',
  missing: () => (existsSync(SWIFT) ? undefined : missingPrograms('OpenStack Swift', ['python3-swift'])),
  start,
};

async function start(folder: string): Promise<RunningService> {
  const program = runProgram({command: PYTHON, args: ['-B', PROGRAM, folder], folder});
  const [, port = '', storePort = ''] = await program.prints(/^ready (\d+) (\d+)$/m);
  const url = `http://127.0.0.1:${port}`;
  const store = `http://127.0.0.1:${storePort}/v1/AUTH_bookshop`;
  return {
    env: {
      ...KEYS,
      // The name that Amazon's own programs read, so that the SDK finds the key pair without configuration.
      AWS_SECRET_ACCESS_KEY: KEYS.AWS_ACCESS_SECRET,
      AWS_REGION: 'us-east-1',
      AWS_BUCKET: 'bookshop',
      AWS_ENDPOINT: url,
      // The endpoint that the SDK uses if the configuration doesn't name one, as for Amazon S3.
      AWS_ENDPOINT_URL_S3: url,
      AWS_OBJECTS_URL: `${store}/bookshop?format=json`,
    },
    async reset() {
      await Promise.all(
        Object.entries(BUCKETS).map(async ([bucket, readers]) => {
          await send('PUT', `${store}/${bucket}`, {'X-Container-Read': readers});
          const names = (await (await send('GET', `${store}/${bucket}`)).text()).split('\n').filter((name) => name !== '');
          await Promise.all(names.map((name) => send('DELETE', `${store}/${bucket}/${encodeURIComponent(name)}`)));
        }),
      );
    },
    stop: program.stop,
  };
}

/** @throws if Swift rejects the request */
async function send(method: string, url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {method, headers});
  if (!response.ok) throw new Error(`Swift returned ${response.status} to ${method} ${url}`);
  return response;
}
