import * as z from 'zod';

/**
 * What a proof records of the samples and statements that it has proven.
 *
 * @param reasons why a sample can't be proven
 * @param claimReasons why a statement needs no evidence
 */
export function lockSchema<Reason extends string, ClaimReason extends string>(
  reasons: readonly Reason[],
  claimReasons: readonly ClaimReason[],
) {
  return z.object({
    /** Of the product. */
    version: z.string(),
    /** Version of Node.js that the app ran on. */
    node: z.string().optional(),
    /** Hash of the app that samples run on, and of its content. */
    bookshop: z.string(),
    /** Hash of each runner's code. */
    code: z.record(z.string(), z.string()).default({}),
    /** Descriptions for readers of what each runner does with samples. */
    runners: z.record(z.string(), z.string()),
    /** Statements that have evidence, by page. */
    claims: z
      .record(
        z.string(),
        z.object({
          /** By notes and samples. */
          proven: z.number(),
          /** By sources. */
          sourced: z.number(),
          excused: z.partialRecord(z.enum(claimReasons), z.number()),
        }),
      )
      .default({}),
    samples: z.array(
      z.object({
        page: z.string(),
        /** Within its page. */
        id: z.string(),
        hash: z.string(),
        /** `none` for a sample with a reason. */
        runner: z.string(),
        verdict: z.enum(['proven', 'not provable']),
        reason: z.enum(reasons).optional(),
      }),
    ),
  });
}
