import {existsSync, readFileSync} from 'node:fs';

/** Error texts that the docs had at some time, and the pages that show them. `freezeErrors.ts` adds to it. */
export const FROZEN_ERRORS_FILE = 'bench/frozen-errors.tsv';

export interface FrozenError {
  text: string;
  /** Paths, without anchors. */
  pages: string[];
}

export function readFrozenErrors(): FrozenError[] {
  if (!existsSync(FROZEN_ERRORS_FILE)) return [];
  const [, ...lines] = readFileSync(FROZEN_ERRORS_FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [text = '', pages = ''] = line.split('\t');
    return {text, pages: pages.split(' ')};
  });
}

export function formatFrozenErrors(errors: readonly FrozenError[]): string {
  const lines = errors.map(({text, pages}) => `${text}\t${pages.join(' ')}`).sort();
  return ['message\tpages', ...lines, ''].join('\n');
}
