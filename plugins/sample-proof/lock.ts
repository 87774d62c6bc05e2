import * as z from 'zod';
import {recordedFile} from '../recordedFile';
import {CLAIM_REASONS, isClaimReason, REASONS, type Reason} from './reasons';

const reasons = Object.keys(REASONS).filter((reason): reason is Reason => reason in REASONS);

const claimReasons = Object.keys(CLAIM_REASONS).filter(isClaimReason);

const entrySchema = z.object({
  page: z.string(),
  /** Within its page. */
  id: z.string(),
  hash: z.string(),
  /** `none` for a sample with a reason. */
  runner: z.string(),
  verdict: z.enum(['proven', 'not provable']),
  reason: z.enum(reasons).optional(),
});

const countsSchema = z.object({
  /** By notes and samples. */
  proven: z.number(),
  /** By sources. */
  sourced: z.number(),
  excused: z.partialRecord(z.enum(claimReasons), z.number()),
});
/** Evidence for the statements of a page. */
export type ClaimCounts = z.infer<typeof countsSchema>;

const lockSchema = z.object({
  /** Of Strapi. */
  version: z.string(),
  /** Version of Node.js that the bookshop ran on. */
  node: z.string().optional(),
  /** Hash of the bookshop and its seed. */
  bookshop: z.string(),
  /** Hash of each runner's code. */
  code: z.record(z.string(), z.string()).default({}),
  /** Descriptions for readers of what each runner does with samples. */
  runners: z.record(z.string(), z.string()),
  /** Statements that have evidence, by page. */
  claims: z.record(z.string(), countsSchema).default({}),
  samples: z.array(entrySchema),
});

export type LockEntry = z.infer<typeof entrySchema>;
export type Lock = z.infer<typeof lockSchema>;

/** Relative to the site. */
export const LOCK = 'proof/proof.lock.json';

const {read} = recordedFile(LOCK, lockSchema);

/** @returns `null` before the first proof */
export function readLock(siteDir: string): Lock | null {
  try {
    return read(siteDir);
  } catch (error) {
    throw new Error(`${LOCK} cannot be read. After a merge conflict, delete it and run "npm run proof".`, {cause: error});
  }
}
