import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {textIn} from '../coverage/list';
import {serverCode} from './codeNames';

const packageSchema = z.object({name: z.string(), exports: z.record(z.string(), z.unknown()).optional()});

/** The installed packages of Strapi, and the paths that they export: `@strapi/strapi/admin`. @param cmsDir `proof/cms`, installed */
export function readPackages(cmsDir: string): string[] {
  const scope = path.join(cmsDir, 'node_modules/@strapi');
  return readdirSync(scope).flatMap((folder) => {
    const {name, exports = {}} = packageSchema.parse(JSON.parse(readFileSync(path.join(scope, folder, 'package.json'), 'utf8')));
    return [name, ...Object.keys(exports).flatMap((key) => (/^\.\/[^*]+$/.test(key) ? [path.posix.join(name, key)] : []))];
  });
}

/** Versions that `create-strapi` writes into a new project, by package. */
export function readDrivers(cmsDir: string): Record<string, string> {
  const code = textIn(cmsDir, 'create-strapi-app/dist/utils/database.js');
  return Object.fromEntries(
    [...code.matchAll(/^\s*['"]?([\w-]+)['"]?: '(\d+\.\d+\.\d+)'/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}

/** Features that the server's code only enables with a license. */
export function readLicensed(cmsDir: string): string[] {
  const names = serverCode(cmsDir).flatMap((text) => [...text.matchAll(/\bfeatures\.isEnabled\(['"]([\w-]+)['"]/g)]);
  return [...new Set(names.map(([, name = '']) => name))].sort();
}
