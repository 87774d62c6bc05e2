import path from 'node:path';
import {freePort} from 'docs-proof/freePort';
import {createCertificate} from './certificate';
import {DATABASE, databaseEnv, PASSWORD, USER} from './databaseEnv';
import {missingPrograms, output, programPath, runProgram, runToEnd} from './program';
import type {RunningService, Service} from './types';

/** Database that holds snapshots of the tables. */
const SNAPSHOT = 'snapshot';

export const mariadb: Service = {
  name: 'MariaDB',
  missing: () => missingPrograms('MariaDB', ['mariadb-install-db', 'mariadbd', 'mariadb', 'openssl']),
  start,
};

async function start(folder: string): Promise<RunningService> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'socket');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await runToEnd({
    command: programPath('mariadb-install-db'),
    args: ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
    folder,
  });
  const port = String(await freePort());
  const {cert, key, ca} = await createCertificate(folder);
  const program = runProgram({
    command: programPath('mariadbd'),
    args: [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--port=${port}`, '--bind-address=127.0.0.1'],
      ...[`--ssl-cert=${cert}`, `--ssl-key=${key}`, `--pid-file=${path.join(folder, 'pid')}`, ...asRoot],
      // The data is temporary, so it doesn't need to be durable.
      ...[
        '--innodb-flush-log-at-trx-commit=0',
        '--innodb-flush-method=nosync',
        '--skip-innodb-doublewrite',
        '--sync-frm=OFF',
        '--innodb-buffer-pool-size=64M',
        '--innodb-log-file-size=16M',
      ],
    ],
    folder,
  });
  const sql = async (statements: string): Promise<void> => {
    await output(programPath('mariadb'), ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', statements]);
  };
  await program.ready(() => sql('SELECT 1'));
  await sql(
    `CREATE USER '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}'; ` +
      [DATABASE, SNAPSHOT].map((name) => `GRANT ALL ON ${name}.* TO '${USER}'@'127.0.0.1';`).join(' '),
  );
  return {
    env: databaseEnv('mysql', port, ca),
    reset: () =>
      sql(
        [DATABASE, SNAPSHOT]
          .map((name) => `DROP DATABASE IF EXISTS ${name}; CREATE DATABASE ${name} CHARACTER SET utf8mb4;`)
          .join(' '),
      ),
    stop: program.stop,
  };
}
