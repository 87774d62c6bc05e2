import {startStandIn} from './standIn';
import type {Service} from './types';

/** The only key pair that s3rver knows. */
const KEYS = {AWS_ACCESS_KEY_ID: 'S3RVER', AWS_ACCESS_SECRET: 'S3RVER'};

/**
 * A storage service with three buckets. `bookshop`, which anyone can read, and `bookshop-private` have no ACLs, like new buckets of Amazon S3.
 * `bookshop-acl` has them. What uploads asked for (bucket, key, ACL, and all headers) is listed at `AWS_OBJECTS_URL`. Comments in `cms/services/s3.mjs` say what it doesn't do.
 */
export const s3: Service = {
  name: 's3',
  missing: () => undefined,
  async start(folder) {
    const {url, stop} = await startStandIn('s3', {S3_FOLDER: folder});
    return {
      env: {
        ...KEYS,
        // The name that Amazon's own programs read: the SDK finds the key pair without any configuration.
        AWS_SECRET_ACCESS_KEY: KEYS.AWS_ACCESS_SECRET,
        AWS_REGION: 'us-east-1',
        AWS_BUCKET: 'bookshop',
        AWS_ENDPOINT: url,
        // Where the SDK sends its requests if a configuration names no endpoint, as for Amazon S3.
        AWS_ENDPOINT_URL_S3: url,
        AWS_OBJECTS_URL: `${url}/_objects`,
      },
      async reset() {
        await fetch(`${url}/_objects`, {method: 'DELETE'});
      },
      stop,
    };
  },
};
