// A storage service that speaks the protocol of Amazon S3, for samples: node s3.mjs FOLDER
//
// s3rver stores the objects: plain and multipart uploads, checksums of the AWS SDK (which it accepts without a look), headers, deletion.
// s3Rules.mjs adds what it leaves out. Neither does: storage classes, encryption, tags, and CORS have no effect, the policies of the
// buckets can't be changed, and a bucket is in the path of a URL, not in its host. What an upload asked for is shown at /_objects, which isn't part of S3.
// @ts-check
import { createServer } from 'node:http';
// @ts-expect-error it has no types
import S3rver from 's3rver';
import { checkAccess, checkSignature, targetOf, xmlOf } from './s3Rules.mjs';

const [, , directory] = process.argv;
if (directory === undefined) throw new Error('s3.mjs needs the folder for its objects: node s3.mjs FOLDER');

/** The only key pair that s3rver knows. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

/**
 * Amazon's new buckets have no ACLs: a policy lets anyone read the first, and no one the second. Those of other services, and old ones, have
 * ACLs. @type {ReadonlyMap<string, { hasAcls: boolean, isPublic: boolean }>}
 */
const BUCKETS = new Map([
  ['bookshop', { hasAcls: false, isPublic: true }],
  ['bookshop-private', { hasAcls: false, isPublic: false }],
  ['bookshop-acl', { hasAcls: true, isPublic: false }],
]);

/** What uploads asked for, by bucket and key. @type {Map<string, { bucket: string, key: string, acl: string | undefined, headers: Record<string, unknown> }>} */
const objects = new Map();

const store = new S3rver({
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [...BUCKETS.keys()].map((name) => ({ name })),
});
await store.configureBuckets();
const serveStore = store.callback();

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  if (url === '/_objects') {
    if (request.method === 'DELETE') {
      objects.clear();
      store.reset();
      void store.configureBuckets().then(() => response.end());
    } else response.setHeader('Content-Type', 'application/json').end(JSON.stringify([...objects.values()]));
    return;
  }
  const { bucket, key } = targetOf(url);
  const name = `${bucket}/${key}`;
  const method = request.method ?? 'GET';
  const asked = { method, url, headers: request.headers };
  const refusal =
    checkSignature(asked, ACCOUNT, new Date()) ??
    checkAccess(asked, { ...(BUCKETS.get(bucket) ?? { hasAcls: true, isPublic: false }), acl: objects.get(name)?.acl, exists: objects.has(name) });
  if (refusal !== undefined) {
    request.resume();
    response.writeHead(refusal.status, { 'Content-Type': 'application/xml' }).end(xmlOf(refusal));
    return;
  }
  // A multipart upload says at its start what the object will be like.
  const starts = (method === 'PUT' && !url.includes('uploadId=')) || (method === 'POST' && /[?&]uploads(?:[=&]|$)/.test(url));
  if (starts && key !== '') {
    const acl = request.headers['x-amz-acl'];
    response.on('finish', () => {
      if (response.statusCode < 300) objects.set(name, { bucket, key, acl: typeof acl === 'string' ? acl : undefined, headers: request.headers });
    });
  }
  if (method === 'DELETE' && !url.includes('uploadId=')) objects.delete(name);
  serveStore(request, response);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`ready ${address.port}\n`);
});
