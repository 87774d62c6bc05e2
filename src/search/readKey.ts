/** Reads a property of an unknown value from outside; `undefined` if it doesn't have one. */
export function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
