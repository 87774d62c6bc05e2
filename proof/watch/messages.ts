import * as z from 'zod';

/** From the watch to the process that proves: the file of a saved page, relative to the site. */
export const requestSchema = z.object({file: z.string()});

const outcomeSchema = z.object({
  /** Number of its samples that changed and hold. */
  proven: z.number(),
  /** Faults with file, line and fix. */
  faults: z.array(z.string()),
  /** One line of text. */
  summary: z.string(),
});

export type Outcome = z.infer<typeof outcomeSchema>;

/** From the process that proves: its code is loaded, or a page is proven. */
export const answerSchema = z.union([z.object({isReady: z.literal(true)}), z.object({outcome: outcomeSchema})]);
export type Answer = z.infer<typeof answerSchema>;

export function notProven(reason: string): Outcome {
  return {proven: 0, faults: [reason], summary: 'could not be proven'};
}
