/** Looks up a typed name in a table. Names that every object has, such as `constructor`, aren't entries. */
export function lookup<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
