import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {compareVersions} from '../../src/site/versions';

/** Packages whose code or types contain the recorded lists. All have the version of Strapi. */
const PACKAGES = [
  '@strapi/admin',
  '@strapi/cloud-cli',
  '@strapi/content-manager',
  '@strapi/content-releases',
  '@strapi/content-type-builder',
  '@strapi/core',
  '@strapi/database',
  '@strapi/email',
  '@strapi/generators',
  '@strapi/i18n',
  '@strapi/permissions',
  '@strapi/plugin-documentation',
  '@strapi/plugin-graphql',
  '@strapi/plugin-sentry',
  '@strapi/plugin-users-permissions',
  '@strapi/provider-email-amazon-ses',
  '@strapi/provider-email-mailgun',
  '@strapi/provider-email-nodemailer',
  '@strapi/provider-email-sendgrid',
  '@strapi/provider-email-sendmail',
  '@strapi/provider-upload-aws-s3',
  '@strapi/provider-upload-cloudinary',
  '@strapi/provider-upload-local',
  '@strapi/review-workflows',
  '@strapi/strapi',
  '@strapi/types',
  '@strapi/upload',
  '@strapi/utils',
  'create-strapi-app',
] as const;

/** Libraries whose options a list names, with the package that depends on them. A release has the version that this package asks for. */
const LIBRARIES: Readonly<Record<string, (typeof PACKAGES)[number]>> = {
  '@strapi/design-system': '@strapi/admin',
  cloudinary: '@strapi/provider-upload-cloudinary',
  'mailgun.js': '@strapi/provider-email-mailgun',
  'node-ses': '@strapi/provider-email-amazon-ses',
  nodemailer: '@strapi/provider-email-nodemailer',
  qs: '@strapi/core',
  sendmail: '@strapi/provider-email-sendmail',
};

/** The published releases of Strapi 5 up to the given one, oldest first. @param version `5.54.0` */
export function releasesUpTo(version: string): string[] {
  return versionsOf('@strapi/core')
    .filter((each) => /^5\.\d+\.\d+$/.test(each))
    .sort(compareVersions)
    .filter((each) => compareVersions(each, version) <= 0);
}

/** Whether two releases differ only in their patch number. */
export function isSameMinor(a: string, b: string): boolean {
  return minorOf(a) === minorOf(b);
}

function minorOf(version: string): string | undefined {
  return version.split('.')[1];
}

/**
 * A folder like `proof/cms`, with the packages of another release. All other packages come from the install. Packages that weren't
 * published with the release are omitted, with their libraries.
 *
 * @param cmsDir absolute path of `proof/cms`, installed
 */
export function stageRelease(release: string, cmsDir: string): {dir: string; remove: () => void} {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'strapi-release-'));
  const [from, to] = [path.join(cmsDir, 'node_modules'), path.join(dir, 'node_modules')];
  linkPackages(from, to);
  const published = PACKAGES.filter((name) => versionsOf(name).includes(release));
  download(published.map((name) => `${name}@${release}`));
  for (const name of published) unpack(`${name}@${release}`, path.join(to, name));
  for (const [name, dependent] of Object.entries(LIBRARIES)) {
    const range = published.includes(dependent) ? dependenciesOf(path.join(to, dependent))[name] : undefined;
    if (range === undefined) continue;
    download([`${name}@${range}`]);
    unpack(`${name}@${range}`, path.join(to, name));
  }
  return {dir, remove: () => rmSync(dir, {recursive: true, force: true})};
}

/** Links to the packages of the install, except those that differ between releases. */
function linkPackages(from: string, to: string): void {
  const differs = new Set<string>([...PACKAGES, ...Object.keys(LIBRARIES)]);
  const link = (name: string): void => {
    if (!differs.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
  };
  mkdirSync(path.join(to, '@strapi'), {recursive: true});
  for (const name of readdirSync(from)) if (name !== '@strapi') link(name);
  for (const name of readdirSync(path.join(from, '@strapi'))) link(`@strapi/${name}`);
}

const packageSchema = z.object({dependencies: z.record(z.string(), z.string()).default({})});

function dependenciesOf(folder: string): Record<string, string> {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).dependencies;
}

const known = new Map<string, string[]>();

/** All published versions of a package. Asks the registry once. */
export function versionsOf(name: string): string[] {
  const versions = known.get(name) ?? z.array(z.string()).parse(JSON.parse(npm('view', name, 'versions', '--json')));
  known.set(name, versions);
  return versions;
}

const CACHE = path.join(os.homedir(), '.cache/strapi-docs-releases');

/** @param spec `qs@6.15.3`, `cloudinary@^2.7.0` */
function archiveOf(spec: string): string {
  const [, name = '', range = ''] = /^@?(.+)@(.+)$/.exec(spec) ?? [];
  return path.join(CACHE, `${`${name}-${range}`.replaceAll(/[^\w.^~-]/g, '-')}.tgz`);
}

/** Downloads the packages that aren't cached yet. */
function download(specs: readonly string[]): void {
  const missing = specs.filter((spec) => !existsSync(archiveOf(spec)));
  if (missing.length === 0) return;
  mkdirSync(CACHE, {recursive: true});
  const dir = mkdtempSync(path.join(CACHE, 'pack-'));
  try {
    const packed = packedSchema.parse(JSON.parse(npm('pack', ...missing, '--json', '--pack-destination', dir)));
    for (const [index, {filename}] of packed.entries()) renameSync(path.join(dir, filename), archiveOf(missing[index] ?? ''));
  } finally {
    rmSync(dir, {recursive: true});
  }
}

const packedSchema = z.array(z.object({filename: z.string()}));

function unpack(spec: string, target: string): void {
  mkdirSync(target);
  execFileSync('tar', ['-xzf', archiveOf(spec), '-C', target, '--strip-components=1', '--exclude=*.map']);
}

function npm(...args: string[]): string {
  return execFileSync('npm', args, {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore']});
}
