import path from 'node:path';
import {runProgram} from './program';
import type {Service} from './types';

const PROGRAM = path.resolve(import.meta.dirname, '../cms/services/s3.mjs');

/** The only key pair that s3rver accepts. */
const KEYS = {AWS_ACCESS_KEY_ID: 'S3RVER', AWS_ACCESS_SECRET: 'S3RVER'};

/**
 * A storage service with three buckets: `bookshop` is public, `bookshop-private` isn't, and neither has ACLs, like new buckets on
 * Amazon S3; `bookshop-acl` has ACLs. Uploads (bucket, key, ACL, all headers) are listed at `AWS_OBJECTS_URL`. Comments in
 * `cms/services/s3.mjs` describe its limits.
 */
export const s3: Service = {
  name: 'S3',
  missing: () => undefined,
  async start(folder) {
    const program = runProgram({command: process.execPath, args: [PROGRAM, path.join(folder, 'objects')], folder});
    const [, port = ''] = await program.prints(/^ready (\d+)$/m);
    const url = `http://127.0.0.1:${port}`;
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
        AWS_OBJECTS_URL: `${url}/_objects`,
      },
      async reset() {
        await fetch(`${url}/_objects`, {method: 'DELETE'});
      },
      stop: program.stop,
    };
  },
};
