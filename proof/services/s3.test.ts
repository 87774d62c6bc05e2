import {describe, expect, it} from 'vitest';
import {checkAccess, checkSignature, targetOf} from '../cms/services/s3Rules.mjs';

const ACCOUNT = {accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1'};
const NOW = new Date('2013-05-24T00:00:10Z');

/** Amazon's examples: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const AMAZONS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const signedGet = (signature: string) => ({
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
  },
});
const SIGNATURE = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
const signedUrl = {
  method: 'GET',
  url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: {host: 'examplebucket.s3.amazonaws.com'},
};

describe('signatures', () => {
  it("accepts Amazon's examples", () => {
    expect(checkSignature(signedGet(SIGNATURE), AMAZONS, NOW)).toBeUndefined();
    expect(checkSignature(signedUrl, AMAZONS, NOW)).toBeUndefined();
  });
  it('rejects a wrong secret', () => {
    expect(checkSignature(signedGet(SIGNATURE.replace('f0', '00')), AMAZONS, NOW)?.code).toBe('SignatureDoesNotMatch');
    expect(checkSignature(signedUrl, {...AMAZONS, secretAccessKey: 'x'}, NOW)?.code).toBe('SignatureDoesNotMatch');
  });
  it('rejects a wrong key, a wrong region, and an expired URL', () => {
    expect(checkSignature(signedUrl, ACCOUNT, NOW)?.code).toBe('InvalidAccessKeyId');
    expect(checkSignature(signedGet(SIGNATURE), {...AMAZONS, region: 'eu-west-3'}, NOW)).toEqual({
      status: 400,
      code: 'AuthorizationHeaderMalformed',
      message: "The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'eu-west-3'",
    });
    expect(checkSignature(signedUrl, AMAZONS, new Date('2013-05-25T00:00:01Z'))?.message).toBe('Request has expired');
  });
});

describe('access', () => {
  const object = {hasAcls: true, isPublic: false, acl: undefined, exists: false};
  const put = (headers: Record<string, string>) => ({
    method: 'PUT',
    url: '/bookshop/a.txt',
    headers: {authorization: 'AWS4', ...headers},
  });

  it('lets anyone read public objects', () => {
    const read = {method: 'GET', url: '/bookshop/a.txt', headers: {}};
    expect(checkAccess(read, {...object, acl: 'public-read'})).toBeUndefined();
    expect(checkAccess(read, {...object, acl: 'private'})?.code).toBe('AccessDenied');
    expect(checkAccess(read, {...object, isPublic: true})).toBeUndefined();
    expect(checkAccess({...read, method: 'DELETE'}, {...object, acl: 'public-read'})?.status).toBe(403);
  });
  it('rejects ACLs if they are disabled', () => {
    expect(checkAccess(put({'x-amz-acl': 'private'}), {...object, hasAcls: false})?.code).toBe('AccessControlListNotSupported');
    expect(checkAccess(put({}), {...object, hasAcls: false})).toBeUndefined();
    expect(checkAccess(put({'x-amz-acl': 'private'}), object)).toBeUndefined();
  });
  it('does not overwrite an object with If-None-Match', () => {
    expect(checkAccess(put({'if-none-match': '*'}), {...object, exists: true})?.status).toBe(412);
    expect(checkAccess(put({'if-none-match': '*'}), object)).toBeUndefined();
  });
  it('parses bucket and key', () => {
    expect(targetOf('/bookshop/shop/a%20b.txt?x-id=PutObject')).toEqual({bucket: 'bookshop', key: 'shop/a b.txt'});
  });
});
