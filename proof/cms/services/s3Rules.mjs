// What Amazon S3 checks and s3rver doesn't: version 4 signatures, read access, disabled ACLs, and conditional writes.
// @ts-check
import {createHash, createHmac, timingSafeEqual} from 'node:crypto';

/**
 * @typedef {object} S3Request
 * @property {string} method
 * @property {string} url with its query, as sent
 * @property {Record<string, string | string[] | undefined>} headers with lowercase names
 */

/** @typedef {{ status: number, code: string, message: string }} Refusal */

/** @typedef {{ accessKeyId: string, secretAccessKey: string, region: string }} Account */

/**
 * Bucket and key of a path-style request.
 * @param {string} url
 */
export function targetOf(url) {
  const [, bucket = '', ...rest] = new URL(url, 'http://s3').pathname.split('/');
  return {bucket, key: decodeURIComponent(rest.join('/'))};
}

/**
 * Whether the request has a signature, in its header or in its URL.
 * @param {S3Request} request
 */
export function isSigned({url, headers}) {
  return headers.authorization !== undefined || new URL(url, 'http://s3').searchParams.has('X-Amz-Signature');
}

/**
 * Rejects a signature that is invalid or expired, like Amazon S3. Requests without a signature are left to the other rules.
 * @param {S3Request} request
 * @param {Account} account
 * @param {Date} now
 * @returns {Refusal | undefined}
 */
export function checkSignature(request, account, now) {
  const {searchParams} = new URL(request.url, 'http://s3');
  const fromUrl = searchParams.get('X-Amz-Signature');
  const parts = fromUrl === null ? headerParts(text(request.headers.authorization)) : urlParts(searchParams);
  if (parts === undefined) return undefined;
  const [accessKeyId = '', day = '', region = '', service = ''] = parts.credential.split('/');
  if (accessKeyId !== account.accessKeyId)
    return refuse(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (region !== account.region) {
    const message = `the region '${region}' is wrong; expecting '${account.region}'`;
    return fromUrl === null
      ? refuse(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${message}`)
      : refuse(400, 'AuthorizationQueryParametersError', `Error parsing the X-Amz-Credential parameter; ${message}`);
  }
  const date = fromUrl === null ? text(request.headers['x-amz-date']) : (searchParams.get('X-Amz-Date') ?? '');
  const ends = signedAt(date) + Number(searchParams.get('X-Amz-Expires') ?? 15 * 60) * 1000;
  if (fromUrl !== null && now.getTime() > ends) return refuse(403, 'AccessDenied', 'Request has expired');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonicalRequest(request, parts.signedHeaders)).digest('hex');
  const key = ['aws4_request', service, region, day].reduceRight(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    /** @type {string | Buffer} */ (`AWS4${account.secretAccessKey}`),
  );
  const expected = createHmac('sha256', key).update(`AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash}`).digest('hex');
  if (expected.length === parts.signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(parts.signature)))
    return undefined;
  return refuse(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

/**
 * Rejects requests that the bucket or the object doesn't allow.
 * @param {S3Request} request
 * @param {{ hasAcls: boolean, isPublic: boolean, acl: string | undefined, exists: boolean }} state of the bucket and the current state of the object
 * @returns {Refusal | undefined}
 */
export function checkAccess(request, {hasAcls, isPublic, acl, exists}) {
  const writes = request.method !== 'GET' && request.method !== 'HEAD';
  if (!isSigned(request) && (writes || !(isPublic || acl === 'public-read'))) return refuse(403, 'AccessDenied', 'Access Denied');
  const sent = text(request.headers['x-amz-acl']);
  if (writes && !hasAcls && sent !== '' && sent !== 'bucket-owner-full-control')
    return refuse(400, 'AccessControlListNotSupported', 'The bucket does not allow ACLs');
  if (request.method === 'PUT' && request.headers['if-none-match'] === '*' && exists)
    return refuse(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  return undefined;
}

/** @param {Refusal} refusal */
export function xmlOf({code, message}) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
}

/**
 * The canonical request, which is hashed: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * @param {S3Request} request
 * @param {string[]} signedHeaders
 */
function canonicalRequest({method, url, headers}, signedHeaders) {
  const {pathname, searchParams} = new URL(url, 'http://s3');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  return [
    method,
    // Paths are signed as sent: S3 doesn't encode them a second time.
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${text(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    text(headers['x-amz-content-sha256']) || 'UNSIGNED-PAYLOAD',
  ].join('\n');
}

/** @param {string} authorization */
function headerParts(authorization) {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(.+)$/.exec(authorization) ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return undefined;
  return {credential, signedHeaders: signedHeaders.split(';'), signature};
}

/** @param {URLSearchParams} query */
function urlParts(query) {
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
  };
}

/** @param {string} date like 20261122T111355Z */
function signedAt(date) {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** @param {string} value */
function encode(value) {
  return encodeURIComponent(value).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** @param {string | string[] | undefined} value */
function text(value) {
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

/**
 * @param {number} status
 * @param {string} code
 * @param {string} message
 * @returns {Refusal}
 */
function refuse(status, code, message) {
  return {status, code, message};
}
