/** An entry of a table by a name that someone typed; names that every object has (`constructor`) aren't entries. */
export function lookup<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
