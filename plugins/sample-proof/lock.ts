import type * as z from 'zod';
import {lockSchema} from 'docs-corpus/records/lock';
import {recordedFile} from 'docs-corpus/records/recordedFile';
import {CLAIM_REASONS, isClaimReason, isReason, REASONS} from './reasons';

const schema = lockSchema(Object.keys(REASONS).filter(isReason), Object.keys(CLAIM_REASONS).filter(isClaimReason));

export type Lock = z.infer<typeof schema>;
export type LockEntry = Lock['samples'][number];
/** Evidence for the statements of a page. */
export type ClaimCounts = Lock['claims'][string];

/** Relative to the site. */
export const LOCK = 'proof/proof.lock.json';

const {read} = recordedFile(LOCK, schema);

/** @returns `null` before the first proof */
export function readLock(siteDir: string): Lock | null {
  try {
    return read(siteDir);
  } catch (error) {
    throw new Error(`${LOCK} cannot be read. After a merge conflict, delete it and run "npm run proof".`, {cause: error});
  }
}
