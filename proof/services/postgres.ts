import {chownSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from 'docs-proof/freePort';
import {createCertificate} from './certificate';
import {DATABASE, databaseEnv, PASSWORD, USER} from './databaseEnv';
import {missingPrograms, output, programPath, runProgram, runToEnd} from './program';
import type {RunningService, Service} from './types';

const ADMIN = 'postgres';

export const postgres: Service = {
  name: 'PostgreSQL',
  missing: () => missingPrograms('PostgreSQL', ['initdb', 'postgres', 'psql', 'openssl']),
  start,
};

async function start(folder: string): Promise<RunningService> {
  const user = await userOf(folder);
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, ADMIN, {mode: 0o644});
  await runToEnd({
    command: programPath('initdb'),
    // The collation of most servers, regardless of this machine's locales.
    args: [
      '-D',
      data,
      '-U',
      ADMIN,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--no-sync',
    ].concat(['--locale-provider', 'icu', '--icu-locale', 'en-US']),
    folder,
    signal: 'INT',
    user,
  });
  const port = String(await freePort());
  const {cert, key, ca} = await createCertificate(folder, user);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ssl: 'on',
    ssl_cert_file: cert,
    ssl_key_file: key,
    shared_buffers: '32MB',
    // The data is temporary, so it doesn't need to be durable.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  };
  const program = runProgram({
    command: programPath('postgres'),
    args: ['-D', data, '-p', port, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    folder,
    // Doesn't wait for connected clients.
    signal: 'INT',
    user,
  });
  const sql = async (...statements: string[]): Promise<void> => {
    const login = ['-h', '127.0.0.1', '-p', port, '-U', ADMIN, '-d', ADMIN, '-X', '-q', '-v', 'ON_ERROR_STOP=1'];
    await output(programPath('psql'), [...login, ...statements.flatMap((one) => ['-c', one])], {PGPASSWORD: ADMIN});
  };
  await program.ready(() => sql('SELECT 1'));
  await sql(
    `CREATE ROLE ${USER} LOGIN PASSWORD '${PASSWORD}'`,
    // Snapshots restore rows in any order.
    `GRANT SET ON PARAMETER session_replication_role TO ${USER}`,
  );
  return {
    env: databaseEnv('postgres', port, ca),
    reset: () => sql(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`, `CREATE DATABASE ${DATABASE} OWNER ${USER}`),
    stop: program.stop,
  };
}

/** PostgreSQL refuses to run as root, so the folder belongs to the user that its package creates. */
async function userOf(folder: string): Promise<{uid: number; gid: number} | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([output('id', ['-u', ADMIN]), output('id', ['-g', ADMIN])]);
  const user = {uid: Number(uid), gid: Number(gid)};
  chownSync(folder, user.uid, user.gid);
  return user;
}
