import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const packageSchema = z.object({dependencies: z.object({'@strapi/strapi': z.string()})});

/** The version of Strapi that the docs describe: `5.54.0`. */
export function pinnedVersion(siteDir: string): string {
  const file = path.join(siteDir, 'proof/cms/package.json');
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).dependencies['@strapi/strapi'];
}
