import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {lockSchema} from 'docs-corpus/records/lock';
import {writeWhole} from 'docs-corpus/writeWhole';

export type Lock = z.infer<ReturnType<typeof lockSchema<string, string>>>;
export type LockEntry = Lock['samples'][number];
/** Evidence for the statements of a page. */
export type ClaimCounts = Lock['claims'][string];

/** Where the lock is. */
export interface LockPlace {
  root: string;
  /** Relative to the root. */
  lock: string;
}

export interface ReadOptions extends LockPlace {
  /** Reasons that samples and statements can have. */
  reasons: {samples: Readonly<Record<string, string>>; statements: Readonly<Record<string, string>>};
}

/** @returns `null` before the first proof */
export function readLock({root, lock, reasons}: ReadOptions): Lock | null {
  const file = path.join(root, lock);
  if (!existsSync(file)) return null;
  try {
    return lockSchema(Object.keys(reasons.samples), Object.keys(reasons.statements)).parse(
      JSON.parse(readFileSync(file, 'utf8')),
    );
  } catch (error) {
    throw new Error(`${lock} cannot be read. After a merge conflict, delete it and prove everything.`, {cause: error});
  }
}

/** Sorted, with one line per sample, so that the changes of two people merge. */
export function writeLock({root, lock}: LockPlace, {version, node, state, code, runners, claims, samples}: Lock): void {
  const sorted = [...samples].sort((a, b) => compareText(a.page, b.page) || compareText(a.id, b.id));
  const head = Object.entries({version, ...(node !== undefined && {node}), state, code, runners}).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const pages = Object.entries(claims).sort(([a], [b]) => compareText(a, b));
  const claimLines = pages.map(
    ([page, counts], index) => `    ${JSON.stringify(page)}: ${JSON.stringify(counts)}${index < pages.length - 1 ? ',' : ''}`,
  );
  const lines = sorted.map((entry, index) => `    ${JSON.stringify(entry)}${index < sorted.length - 1 ? ',' : ''}`);
  writeWhole(
    path.join(root, lock),
    ['{', ...head, '  "claims": {', ...claimLines, '  },', '  "samples": [', ...lines, '  ]', '}', ''].join('\n'),
  );
}

/** Sorts in the same order on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
