// A storage service with the API of Amazon S3, for samples: node s3.mjs FOLDER
//
// s3rver implements object storage: simple and multipart uploads, checksums of the AWS SDK (accepted without verification), headers,
// and deletion. s3Rules.mjs adds what it lacks. Not supported: storage classes, encryption, tags, and CORS have no effect; bucket
// policies can't be changed; and the bucket is in the path of a URL, not in its host. /_objects, which isn't part of S3, returns the
// parameters of each upload.
// @ts-check
import {createServer} from 'node:http';
// @ts-expect-error it has no types
import S3rver from 's3rver';
import {checkAccess, checkSignature, targetOf, xmlOf} from './s3Rules.mjs';

const [, , directory] = process.argv;
if (directory === undefined) throw new Error('The folder for the objects is missing. Usage: node s3.mjs FOLDER');

/** The only key pair that s3rver accepts. */
const ACCOUNT = {accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1'};

/**
 * New buckets on Amazon S3 have no ACLs: the policy of the first makes it public, and the second is private. Buckets of other services
 * and old buckets have ACLs. @type {ReadonlyMap<string, { hasAcls: boolean, isPublic: boolean }>}
 */
const BUCKETS = new Map([
  ['bookshop', {hasAcls: false, isPublic: true}],
  ['bookshop-private', {hasAcls: false, isPublic: false}],
  ['bookshop-acl', {hasAcls: true, isPublic: false}],
]);

/** Parameters of the uploads, by bucket and key. @type {Map<string, { bucket: string, key: string, acl: string | undefined, headers: Record<string, unknown> }>} */
const objects = new Map();

const store = new S3rver({
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [...BUCKETS.keys()].map((name) => ({name})),
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
  const {bucket, key} = targetOf(url);
  const name = `${bucket}/${key}`;
  const method = request.method ?? 'GET';
  const asked = {method, url, headers: request.headers};
  const refusal =
    checkSignature(asked, ACCOUNT, new Date()) ??
    checkAccess(asked, {
      ...(BUCKETS.get(bucket) ?? {hasAcls: true, isPublic: false}),
      acl: objects.get(name)?.acl,
      exists: objects.has(name),
    });
  if (refusal !== undefined) {
    request.resume();
    response.writeHead(refusal.status, {'Content-Type': 'application/xml'}).end(xmlOf(refusal));
    return;
  }
  // The request that starts a multipart upload has the parameters of the object.
  const starts = (method === 'PUT' && !url.includes('uploadId=')) || (method === 'POST' && /[?&]uploads(?:[=&]|$)/.test(url));
  if (starts && key !== '') {
    const acl = request.headers['x-amz-acl'];
    response.on('finish', () => {
      if (response.statusCode < 300)
        objects.set(name, {bucket, key, acl: typeof acl === 'string' ? acl : undefined, headers: request.headers});
    });
  }
  if (method === 'DELETE' && !url.includes('uploadId=')) objects.delete(name);
  serveStore(request, response);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`ready ${address.port}\n`);
});
