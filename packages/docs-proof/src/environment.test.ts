import {afterEach, expect, it, vi} from 'vitest';
import {pageEnvironment} from './environment';

afterEach(() => vi.unstubAllEnvs());

it('gives commands of a page what programs need, and no secret of this machine', () => {
  vi.stubEnv('PATH', '/usr/bin');
  for (const name of ['GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'NODE_OPTIONS', 'npm_config_registry', 'PATHS', 'CI'])
    vi.stubEnv(name, 'secret');
  const environment = pageEnvironment({PORT: '3000'});
  expect(environment).toMatchObject({PATH: '/usr/bin', PORT: '3000'});
  expect(Object.values(environment)).not.toContain('secret');
});
