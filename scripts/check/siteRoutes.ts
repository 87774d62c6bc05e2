import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const tagList = z.record(z.string(), z.looseObject({permalink: z.string()})).catch({});

/**
 * Paths of the pages that don't come from a file of the docs: the start page, the search page, and the tags.
 *
 * @param tagsFile absolute
 */
export function siteRoutes(siteDir: string, tagsFile: string): Set<string> {
  return new Set(['/', '/search', '/tags', ...ownPages(path.join(siteDir, 'src/pages')), ...tagPages(tagsFile)]);
}

function ownPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `/${name.replaceAll(path.sep, '/').replace(/(?:\/?index)?\.tsx$/, '')}`);
}

/** Faults in the list of tags are reported by the check of that list. */
function tagPages(tagsFile: string): string[] {
  try {
    return Object.values(tagList.parse(parse(readFileSync(tagsFile, 'utf8')))).map(({permalink}) => `/tags${permalink}`);
  } catch {
    return [];
  }
}
