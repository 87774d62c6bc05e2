import ts from 'typescript';

/**
 * Finds the line of a key in a settings file.
 *
 * @param path keys from the root; array indexes are ignored
 * @returns 0-based line, or `null` if the file doesn't contain the key
 */
export function findKey(text: string, path: readonly string[]): number | null {
  const source = ts.createSourceFile('settings.ts', text, ts.ScriptTarget.Latest, true);
  const wanted = path.filter((key) => !/^\d+$/.test(key));
  let best = {line: 0, depth: 0};
  const visit = (node: ts.Node, above: readonly string[]): void => {
    const name = ts.isObjectLiteralElementLike(node) && node.name ? nameOf(node.name) : null;
    const here = name === null ? above : [...above, name];
    const depth = name === null ? 0 : commonEnd(here, wanted);
    if (depth > best.depth) best = {line: source.getLineAndCharacterOfPosition(node.getStart()).line, depth};
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, []);
  return best.depth === 0 ? null : best.line;
}

function nameOf(name: ts.PropertyName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}

function commonEnd(keys: readonly string[], wanted: readonly string[]): number {
  let count = 0;
  while (count < keys.length && keys.at(-1 - count) === wanted.at(-1 - count)) count += 1;
  return count;
}
