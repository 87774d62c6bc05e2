/** A property of a value from outside, of which nothing is known; `undefined` where there is none. */
export function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
