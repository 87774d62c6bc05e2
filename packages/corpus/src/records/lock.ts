import * as z from 'zod';

/**
 * What a proof records of the samples and statements that it has proven.
 *
 * @param reason why a sample can't be proven
 * @param excused numbers of statements that need no evidence, by reason
 */
export function lockSchema<Reason extends z.ZodType, Excused extends z.ZodType>(reason: Reason, excused: Excused) {
  return z.object({
    /** Of the product. */
    version: z.string(),
    /** Version of Node.js that the product ran on. */
    node: z.string().optional(),
    /** Day on which all samples were last proven in one run, `2026-11-28`. */
    date: z.iso.date().optional(),
    /** Hash of the product's code and content. */
    state: z.string(),
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
          excused,
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
        reason: reason.optional(),
      }),
    ),
  });
}
