import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONTENT_TYPES, isCompressible} from '../plugins/host-rules/contentTypes';
import {toNginxConfig} from '../plugins/host-rules/formats';
import {dockerfile} from '../proof/runners/data/dockerfile';

const text = readFileSync('Dockerfile', 'utf8');

it('has a valid Dockerfile, of exact versions, without root', () => {
  expect(dockerfile(text)).toEqual([]);
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});

it('has the manifests of all workspaces before it installs', () => {
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  expect(manifests).not.toEqual([]);
  const beforeInstall = text.slice(0, text.indexOf('RUN npm ci'));
  for (const manifest of manifests) expect(beforeInstall).toContain(`COPY ${manifest} ${path.dirname(manifest)}/\n`);
});

it('has compressed copies of all text, which its nginx sends', () => {
  const endings = /-regex '.*\\\((.*)\\\)' -exec gzip /.exec(text)?.[1]?.split('\\|') ?? [];
  const compressible = Object.entries(CONTENT_TYPES).filter(([, type]) => isCompressible(type));
  for (const ending of ['html', 'css', 'js', 'json', 'md', 'txt', 'xml', 'svg', 'http', 'ico', 'webmanifest']) {
    expect(endings).toContain(ending);
    expect(compressible.map(([name]) => name)).toContain(ending);
  }
  expect(toNginxConfig()).toContain('gzip_static on;');
});

it('listens on IPv4 and IPv6', () => {
  expect(toNginxConfig()).toMatch(/listen 8080;\s+listen \[::\]:8080;/);
});

it('takes every variable of the README that is not for tests', () => {
  const table = /## Configuration\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  const forTests = ['STORIES', 'DOCS_DIR', 'CHROMIUM_PATH'];
  const taken = /^ARG ((?:.*\\\n)*.*)$/m.exec(text)?.[1]?.match(/[A-Z_]+/g);
  expect(taken?.sort()).toEqual(names.filter((name) => !forTests.includes(name)).sort());
});
