import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {pinnedVersion} from '../pinnedVersion';
import {CODE_FILE, readCodeFile} from '../names/codeFile';
import {FRAMEWORKS} from '../runners/frontend/websites';

/** Lockfiles, relative to the site. A package in one of them exists. */
export const LOCKFILES = [
  'package-lock.json',
  'proof/cms/package-lock.json',
  ...FRAMEWORKS.map((framework) => `proof/frontend/${framework}/package-lock.json`),
];

/** Packages that pages name and that no lockfile has, with their major versions at npmjs.com. */
const OTHER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@ckeditor/strapi-plugin-ckeditor': ['1'],
  'csv-parse': ['7'],
  supertest: ['7'],
  '@types/supertest': ['7'],
  pm2: ['6'],
  yalc: ['1'],
};

/**
 * Names in the docs that no recorded code has: packages of Strapi 4, their paths, members of its app, and flags of earlier releases; names of
 * standards, other tools, the panel's telemetry, and the bookshop's database.
 */
export const OTHER_NAMES: ReadonlySet<string> = new Set([
  '@strapi/design-system/v2',
  '@strapi/helper-plugin',
  '@strapi/plugin-i18n',
  '@strapi/template-bookshop',
  'AWS_SECRET_ACCESS_KEY',
  'STRAPI_ENFORCE_SOURCEMAPS',
  'SameSite',
  'afterAll',
  'allowJs',
  'betaMediaLibrary',
  'books_author_lnk',
  'didInitializeAdministration',
  'strapi.container',
  'strapi.webhookRunner',
  'strapi.webhookStore',
  'unstableAILocalizations',
  'unstableGuidedTour',
  'unstableMediaLibrary',
  'unstablePreviewSideEditor',
  'unstableRelationsOnTheFly',
  'unstableWidgetsApi',
  'willUpdateCTBSchema',
]);

export interface KnownPackages {
  /** The version of Strapi that the docs describe. */
  pinned: string;
  /** Known versions of each package: whole ones, or major versions. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
}

const lockSchema = z.object({packages: z.record(z.string(), z.object({version: z.string().optional()}))});

let loaded: KnownPackages | null = null;

/**
 * Packages of the lockfiles, of new projects, and of the lists above. Reads them once.
 *
 * @throws if the list of names isn't recorded
 */
export function loadPackages(): KnownPackages {
  if (loaded) return loaded;
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const code = readCodeFile(siteDir);
  if (!code) throw new Error(`${CODE_FILE} is missing. Run "npm run proof -- --record".`);
  const versions = new Map<string, Set<string>>();
  const add = (name: string, version: string): void => void versions.set(name, (versions.get(name) ?? new Set()).add(version));
  for (const file of LOCKFILES) {
    const {packages} = lockSchema.parse(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')));
    for (const [place, {version}] of Object.entries(packages)) {
      const name = place.replace(/^.*node_modules\//, '');
      if (version !== undefined && place.includes('node_modules/')) add(name, version);
    }
  }
  for (const [name, version] of Object.entries(code.drivers)) add(name, version);
  for (const [name, majors] of Object.entries(OTHER_PACKAGES)) for (const major of majors) add(name, major);
  loaded = {pinned: pinnedVersion(siteDir), versions};
  return loaded;
}
