import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'esbuild';
import * as z from 'zod';
import {Finding} from 'docs-corpus';
import {redirectFaults} from '../../plugins/legacy-redirects/resolveRedirects';
import type {LegacyTable} from '../../plugins/legacy-redirects/types';
import {closest} from 'docs-corpus/closest';
import {nearestPath} from '../../src/lib/nearestPath';
import {lineOf} from './redirectLines';

/** What writers edit, besides the docs. */
export const WRITERS_FILES = ['readingOrder.ts', 'redirects.ts', 'sidebars.ts'] as const;

const message = z.object({text: z.string(), location: z.object({line: z.number()}).nullable()});
const failure = z.object({errors: z.array(message)});

/** Mistakes in the TypeScript of a file, and keys that are in it twice, of which all but the last are lost. */
export async function syntaxFindings(file: string, text: string): Promise<Finding[]> {
  try {
    const {warnings} = await transform(text, {loader: 'ts', logLevel: 'silent'});
    return warnings.map((warning) => toFinding(warning, 'Remove one of them'));
  } catch (error) {
    return failure.parse(error).errors.map((fault) => toFinding(fault, 'Correct the line, or the one before it'));
  }

  function toFinding({text: reason, location}: z.infer<typeof message>, fix: string): Finding {
    return new Finding(file, location?.line ?? 1, reason, fix);
  }
}

export interface LoadedFiles {
  /** `null` if a file that it needs can't be loaded. */
  sidebars: unknown;
  redirects: LegacyTable | null;
  findings: Finding[];
}

/** @param siteDir absolute */
export async function loadWritersFiles(siteDir: string): Promise<LoadedFiles> {
  const findings: Finding[] = [];
  for (const file of WRITERS_FILES)
    findings.push(...(await syntaxFindings(file, readFileSync(path.join(siteDir, file), 'utf8'))));
  const load = async <Module>(read: () => Promise<Module>): Promise<Module | null> => {
    try {
      return await read();
    } catch (error) {
      // What can't be parsed is known with its line.
      if (findings.length === 0) findings.push(loadFinding(error));
      return null;
    }
  };
  const sidebars = await load(() => import('../../sidebars'));
  const redirects = await load(() => import('../../redirects'));
  return {sidebars: sidebars?.default ?? null, redirects: redirects?.LEGACY_TABLE ?? null, findings};
}

/** What a file throws when it is run. */
export function loadFinding(error: unknown): Finding {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, file = WRITERS_FILES[0], line = '1'] = /(readingOrder\.ts|redirects\.ts|sidebars\.ts):(\d+)/.exec(stack) ?? [];
  return new Finding(file, Number(line), error instanceof Error ? error.message : String(error), 'Correct the line');
}

/**
 * Mistakes in the table of redirects, each with its line.
 *
 * @param text of `redirects.ts`
 * @param pages paths of all pages
 */
export function checkRedirects(text: string, table: LegacyTable, pages: readonly string[]): Finding[] {
  return [
    ...Object.keys(table)
      .filter((key) => !TABLES.includes(key))
      .map((key) => new Finding('redirects.ts', lineOf(text, key), `there is no table "${key}"`, keyFix(key, TABLES))),
    ...redirectFaults(table, new Set(pages)).map((fault) => {
      const [, reason = fault, fix = ''] = /^(.*?)\. (.*)$/s.exec(fault) ?? [];
      return new Finding('redirects.ts', lineOf(text, /"([^"]*)"/.exec(reason)?.[1] ?? ''), reason, fix);
    }),
  ];
}

const TABLES = ['pages', 'folders', 'sections'];

function keyFix(key: string, keys: readonly string[]): string {
  const meant = closest(key, keys);
  return meant === null ? `Use one of ${keys.join(', ')}` : `Write ${meant}`;
}

/**
 * Mistakes in the reading order, each with its line: pages and folders that don't exist, duplicate pages, and unknown options of groups.
 *
 * @param text of `readingOrder.ts`
 * @param ids of all pages: `cms/api/rest`
 */
export function checkReadingOrder(text: string, ids: readonly string[]): Finding[] {
  const seen = new Map<string, number>();
  return text.split('\n').flatMap((content, index) => {
    const finding = (reason: string, fix: string): Finding => new Finding('readingOrder.ts', index + 1, reason, fix);
    const options = [...content.matchAll(/[{,]\s*(\w+): '/g)].map(([, name = '']) => name).filter((name) => name !== 'page');
    const named = [...content.matchAll(/(pagesUnder\()?'([\w-]+(?:\/[\w-]+)+)'/g)].flatMap(([, folder, id = '']) => {
      const known = folder === undefined ? ids : ids.map((page) => path.posix.dirname(page));
      if (!known.includes(id)) {
        const meant = nearestPath(id, [...new Set(known)]);
        const fix =
          meant === null
            ? 'Remove it, or create the page with npm run new:page'
            : `Write '${meant}' if that is meant, or remove it`;
        return [finding(`there is no ${folder === undefined ? 'page' : 'folder'} "${id}"`, fix)];
      }
      const earlier = seen.get(`${folder ?? ''}${id}`);
      seen.set(`${folder ?? ''}${id}`, index + 1);
      return earlier === undefined ? [] : [finding(`"${id}" is on line ${earlier} already`, 'Remove one of them')];
    });
    return [...options.map((name) => finding(`a group has no option "${name}"`, 'Write page')), ...named];
  });
}
