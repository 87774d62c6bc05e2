/** What may be installed, and what workflows may run. An exception has its reason next to it. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {FRAMEWORKS} from '../proof/runners/frontend/websites';

const LOCKFILES = [
  'package-lock.json',
  'bench/package-lock.json',
  'proof/cms/package-lock.json',
  ...FRAMEWORKS.map((framework) => `proof/frontend/${framework}/package-lock.json`),
];

const REGISTRY = 'https://registry.npmjs.org/';

/** Permissive licenses. One of those that a package lets choose is enough. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  // Weak copyleft: these packages are used as they are, and the built site has nothing of them.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Packages whose MIT license is only in their README, in a file, or in the old field `licenses`. */
const MIT_ELSEWHERE = new Set([
  ...['eval', 'format', 'jsesc', 'khroma', 'limiter', 'only', 'pause', 'require-like', 'spawn-command', 'zod-to-ts'],
  ...['azure-ad-oauth2', 'github2', 'local', 'microsoft', 'oauth', 'strategy'].map((name) => `passport-${name}`),
]);

/** Packages with another license, and why it fits. */
const OTHER_LICENSES: readonly [name: RegExp, reason: string][] = [
  [/^(?:@strapi\/|create-strapi)/, 'MIT outside of folders named "ee", and only samples are run with these packages'],
  [
    /^@cspell\/dict-en-common-misspellings$/,
    'CC BY-SA: a list of words that the spelling check reads, and nothing of it is published',
  ],
  [
    /^@fingerprintjs\/fingerprintjs-pro$/,
    "its maker's terms: Kapa's SDK contains it, which only operators who set KAPA_INTEGRATION_ID load",
  ],
];

/** Packages that run a script when they are installed, and what it does. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@apollo/protobufjs': 'warns of versions that do not fit',
  '@fingerprintjs/fingerprintjs-pro-react': 'notes the version of React',
  '@swc/core': 'looks for its binary',
  'better-sqlite3': 'gets or compiles its binary',
  'core-js': 'prints a banner',
  'core-js-pure': 'prints a banner',
  esbuild: 'looks for its binary',
  sharp: 'looks for its binary',
};

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

function isAllowed(name: string, license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return (
    choices.some((choice) => choice.split(' AND ').every((part) => LICENSES.has(part))) ||
    (license === 'none' && MIT_ELSEWHERE.has(name)) ||
    OTHER_LICENSES.some(([pattern]) => pattern.test(name))
  );
}

function faultsOf(file: string, text: string): string[] {
  const {packages} = lockfile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([folder, {name = folder.split('node_modules/').at(-1) ?? '', ...entry}]) => {
    // The site itself, and its own packages with the links to them.
    if (folder === '' || folder.startsWith('packages/') || entry.link === true) return [];
    const {resolved = REGISTRY, integrity, license = 'none', hasInstallScript = false, inBundle = false} = entry;
    return [
      ...(resolved.startsWith(REGISTRY) ? [] : [`is from ${resolved}. Take it from the registry.`]),
      // A package inside of another one's archive has the integrity of that one.
      ...(integrity === undefined && !inBundle ? ['has no integrity. Install it again.'] : []),
      ...(isAllowed(name, license) ? [] : [`has the license ${license}. Replace it, or list it in this test with the reason.`]),
      ...(hasInstallScript && !(name in INSTALL_SCRIPTS)
        ? ['runs a script when installed. Replace it, or list it in this test with what the script does.']
        : []),
    ].map((fault) => `${file}: ${name} ${fault}`);
  });
}

describe('lockfiles', () => {
  it.each(LOCKFILES)('%s has only packages of the registry, with a license that fits, and known scripts', (file) => {
    expect(faultsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('with another host, license, or script are found', () => {
    const packages = {
      'node_modules/a': {resolved: 'https://elsewhere.example/a.tgz', license: 'GPL-3.0'},
      'node_modules/b/node_modules/c': {integrity: 'sha512-x', license: '(MIT OR GPL-3.0)', hasInstallScript: true},
    };
    expect(faultsOf('x.json', JSON.stringify({packages}))).toEqual([
      expect.stringContaining('x.json: a is from https://elsewhere.example/a.tgz'),
      expect.stringContaining('a has no integrity'),
      expect.stringContaining('a has the license GPL-3.0'),
      expect.stringContaining('c runs a script'),
    ]);
  });
});

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.never().optional(),
      strategy: z.object({matrix: z.record(z.string(), z.array(z.number()))}).optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

describe('workflows', () => {
  const folder = '.github/workflows';
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const workflows = texts.map((text) => workflow.parse(parse(text)));
  const jobs = workflows.flatMap((one) => Object.values(one.jobs));

  it('use actions by the hash of a commit, with its version', () => {
    const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('can only read the repository, and keep no token for later steps', () => {
    for (const {permissions} of workflows) expect(permissions).toEqual({contents: 'read'});
    const checkouts = jobs.flatMap(({steps}) => steps.filter(({uses}) => uses?.startsWith('actions/checkout@')));
    expect(checkouts.length).toBeGreaterThanOrEqual(jobs.length);
    for (const checkout of checkouts) expect(checkout.with['persist-credentials']).toBe(false);
  });

  it('run the unit tests and the build on Node.js 20, 24, and 26, and the browsers and the proof on one of them', () => {
    const versionsOf = (command: string): unknown[] =>
      jobs
        .filter(({steps}) => steps.some(({run}) => run === command))
        .flatMap(({strategy, steps}) => strategy?.matrix.node ?? steps.map((step) => step.with['node-version']))
        .filter((version) => version !== undefined);
    // It runs everything.
    expect(versionsOf('bash .ci/run')).toEqual([24]);
    for (const command of ['npm run test:unit', 'npm run build'])
      expect(versionsOf(command)).toEqual(expect.arrayContaining([20, 26]));
  });
});
