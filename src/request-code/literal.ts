import {isScalar, type Json} from './json';

/**
 * A value as JavaScript that a person would write.
 *
 * @param indent spaces before its first line, which is not indented itself
 * @param width characters that a line can have before it is broken
 */
export function literal(value: Json, indent = 0, width = 80): string {
  if (isScalar(value)) return typeof value === 'string' ? quoted(value) : String(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, indent + 2, width))
    : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${literal(item, indent + 2, width)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent + line.length <= width) return line;
  const inner = ' '.repeat(indent + 2);
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}

function keyOf(key: string): string {
  // In a literal, this key would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
