import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createProject} from './project';
import {runCommands, splitServer} from './terminal';

const SERVER = /^(?:[A-Z_]+=\S+ )*npm (?:run )?start$/;

test.each(['npm start', 'NODE_ENV=production npm run start'])('%s keeps running', (server) => {
  expect(splitServer(`npm install\n${server}\n`, SERVER)).toEqual({commands: 'npm install', server});
});

test('a build ends by itself', () => {
  expect(splitServer('npm run build', SERVER)).toEqual({commands: 'npm run build', server: null});
});

const isBash = spawnSync('bash', ['--version']).error === undefined;

test.skipIf(!isBash)('commands get no secret of this machine', async () => {
  const project = await createProject({prefix: 'terminal-', pagePort: 3000, env: {GREETING: 'hello'}});
  try {
    const {output} = await runCommands('echo "$GREETING ${DEPLOY_TOKEN:-none} http://localhost:3000"', project);
    expect(output.trim()).toBe(`hello none http://127.0.0.1:${project.port}`);
  } finally {
    project.remove();
  }
  expect(existsSync(project.work)).toBe(false);
});

beforeEach(() => vi.stubEnv('DEPLOY_TOKEN', 'secret'));
afterEach(() => vi.unstubAllEnvs());
