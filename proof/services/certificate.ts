import {appendFileSync, chownSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {output} from './program';

export interface Certificate {
  /** Path of the server's certificate. */
  cert: string;
  /** Path of the private key. */
  key: string;
  /** PEM of the authority's certificate, which clients trust. */
  ca: string;
}

/** Creates a certificate for 127.0.0.1 and its own certificate authority, as managed databases have. */
export async function createCertificate(folder: string, user?: {uid: number; gid: number}): Promise<Certificate> {
  const file = (name: string): string => path.join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await output('openssl', [
    ...['req', '-x509', ...key, '-days', '2', '-subj', '/CN=Proof authority'],
    ...['-keyout', file('ca.key'), '-out', file('ca.pem')],
  ]);
  await output('openssl', ['req', ...key, '-subj', '/CN=127.0.0.1', '-keyout', file('server.key'), '-out', file('server.csr')]);
  writeFileSync(file('server.ext'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n');
  await output('openssl', [
    ...['x509', '-req', '-in', file('server.csr'), '-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'],
    ...['-days', '2', '-extfile', file('server.ext'), '-out', file('server.pem')],
  ]);
  // Servers also send their authority's certificate.
  appendFileSync(file('server.pem'), readFileSync(file('ca.pem')));
  if (user) for (const name of ['server.key', 'server.pem']) chownSync(file(name), user.uid, user.gid);
  return {cert: file('server.pem'), key: file('server.key'), ca: readFileSync(file('ca.pem'), 'utf8')};
}
