import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {lockSchema} from 'docs-corpus/records/lock';
import {writeWhole} from 'docs-corpus/writeWhole';

const schema = lockSchema(z.string(), z.record(z.string(), z.number()));

export type Lock = z.infer<typeof schema>;
export type LockEntry = Lock['samples'][number];
/** Evidence for the statements of a page. */
export type ClaimCounts = Lock['claims'][string];

/** Where the lock is. */
export interface LockPlace {
  root: string;
  /** Relative to the root. */
  lock: string;
}

/** @returns `null` before the first proof */
export function readLock({root, lock}: LockPlace): Lock | null {
  const file = path.join(root, lock);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${lock} cannot be read. After a merge conflict, delete it and prove everything.`, {cause: error});
  }
}

/** Sorted, with one line per sample, so that the changes of two people merge. */
export function writeLock({root, lock}: LockPlace, {version, node, date, state, code, runners, claims, samples}: Lock): void {
  const sorted = [...samples].sort((a, b) => compareText(a.page, b.page) || compareText(a.id, b.id));
  const head = Object.entries({
    version,
    ...(node !== undefined && {node}),
    ...(date !== undefined && {date}),
    state,
    code,
    runners,
  }).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
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
