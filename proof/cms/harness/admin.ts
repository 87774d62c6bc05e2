import {spawn} from 'node:child_process';
import {copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {parseArgs, parseEnv} from 'node:util';
import {ADMIN} from '../seed/credentials';
import {seededData} from './seeded';
import {seedKey, sourceDir} from './source';

const USAGE = `Usage: node proof/cms/scripts/cms.mjs [options]

  Starts the bookshop with its admin panel on 127.0.0.1, with the seed's content.
  --port   the port (default: 1337)
  --fresh  discard all changes since the last seed`;

const data = path.join(sourceDir, '.tmp');
const database = path.join(data, 'data.db');
const stamp = path.join(data, 'seed');
const uploads = path.join(sourceDir, 'public', 'uploads');

/** Runs `strapi develop` in the clone on a seeded database until it is stopped. */
export async function startAdmin(args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', default: '1337'},
      fresh: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`"${values.port}" isn't a valid port. Use a number from 1 to 65535.`);
  await refuseIfTaken(port);
  await ensureSeeded(values.fresh);
  console.log(`Sign in at http://127.0.0.1:${port}/admin as ${ADMIN.email} with ${ADMIN.password}`);

  const child = spawn(
    process.execPath,
    [path.join(sourceDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'develop', '--no-install-deps'],
    {
      cwd: sourceDir,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...parseEnv(readFileSync(path.join(sourceDir, '.env.example'), 'utf8')),
        ENV_PATH: path.join(sourceDir, '.env.example'),
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(port),
        FLAG_NPS: 'false',
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.once('exit', (exit, signal) => resolve(exit ?? (signal ? 0 : 1))));
  process.exit(code);
}

/** Keeps the content of earlier runs unless `--fresh` is set. */
async function ensureSeeded(fresh: boolean): Promise<void> {
  const key = seedKey();
  if (existsSync(database) && !fresh) {
    const found = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
    if (found !== key)
      console.log('The app or its seed has changed since this database was created. Use --fresh to load the new content.');
    return;
  }
  const seeded = await seededData();
  mkdirSync(data, {recursive: true});
  for (const file of ['data.db', 'data.db-wal', 'data.db-shm', 'data.db-journal']) rmSync(path.join(data, file), {force: true});
  for (const file of readdirSync(uploads))
    if (file !== '.gitkeep') rmSync(path.join(uploads, file), {recursive: true, force: true});
  cpSync(path.join(seeded, 'uploads'), uploads, {recursive: true});
  copyFileSync(path.join(seeded, 'data.db'), database);
  writeFileSync(stamp, `${key}\n`);
}

function refuseIfTaken(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Stop the process that uses it, or set another port with --port.`)
          : error,
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
