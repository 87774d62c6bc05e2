import * as z from 'zod';

/** A loaded setting, in a form that can be passed between processes. */
export type Loaded =
  | {kind: 'object'; entries: Record<string, Loaded>}
  | {kind: 'array'; items: Loaded[]}
  | {kind: 'string'; value: string}
  | {kind: 'number'; value: number}
  | {kind: 'boolean'; value: boolean}
  /** `undefined`, a function, or an instance of a class. */
  | {kind: 'opaque'};

export const loadedSchema: z.ZodType<Loaded> = z.lazy(() =>
  z.union([
    z.object({kind: z.literal('object'), entries: z.record(z.string(), loadedSchema)}),
    z.object({kind: z.literal('array'), items: z.array(loadedSchema)}),
    z.object({kind: z.literal('string'), value: z.string()}),
    z.object({kind: z.literal('number'), value: z.number()}),
    z.object({kind: z.literal('boolean'), value: z.boolean()}),
    z.object({kind: z.literal('opaque')}),
  ]),
);

/** @param value parsed JSON */
export function toLoaded(value: unknown): Loaded {
  if (Array.isArray(value)) return {kind: 'array', items: value.map(toLoaded)};
  if (typeof value === 'object' && value !== null)
    return {kind: 'object', entries: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toLoaded(item)]))};
  if (typeof value === 'string') return {kind: 'string', value};
  if (typeof value === 'number') return {kind: 'number', value};
  if (typeof value === 'boolean') return {kind: 'boolean', value};
  return {kind: 'opaque'};
}
