import * as z from 'zod';
import content from './budgets.json';

/** An upper limit of a figure, or of its ratio to the same figure of another site. */
const limit = z.strictObject({
  /** What the figure is divided by, when the limit is a ratio. */
  of: z.enum(['stock', 'starlight']).optional(),
  /** Without it, the figure only has an aim. */
  must: z.number().optional(),
  aim: z.number(),
});

const budgets = z.strictObject({
  pages: z.strictObject({
    blocked: limit,
    firstPaint: limit,
    largestPaint: limit,
    script: limit,
    total: limit,
    prefetched: limit,
    layoutShift: limit,
    otherHosts: limit,
    tap: limit,
    click: limit,
  }),
  builds: z.strictObject({cpu: limit}),
  growth: z.strictObject({script: z.strictObject({must: z.number(), aim: z.number()})}),
  askAi: z.strictObject({heldOutFirst: z.number(), heldOutTopThree: z.number()}),
});

export type Limit = z.infer<typeof limit>;

export default budgets.parse(content);
