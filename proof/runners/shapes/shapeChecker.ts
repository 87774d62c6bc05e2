import ts from 'typescript';
import {createVirtualProgram} from '../typescript/program';
import type {Loaded} from './loaded';

/** A mismatch between a value and its type. */
export interface Misfit {
  /** Path from the root of the value: `['http', 'serverOption']`. Array items are indexes. */
  path: readonly string[];
  /** An undeclared key, with the declared ones in `known`, or a value that has none of the types in `known`. */
  kind: 'key' | 'value';
  known: readonly string[];
}

export interface ShapeChecker {
  /**
   * @param name name of a type
   * @param replace names of types for nested places, by dotted path from the root
   */
  check: (name: string, value: Loaded, replace?: Readonly<Record<string, string>>) => Misfit[];
  /**
   * Dotted paths of the keys that a type declares. An object that declares keys is replaced by its keys.
   *
   * @param ends paths that aren't expanded
   */
  pathsOf: (name: string, replace: Readonly<Record<string, string>>, ends: readonly string[]) => string[];
}

const FILE = {project: 'shapes', appPath: 'shapes.ts'};

/**
 * Compares values with TypeScript types. Stricter than the compiler: next to declared keys, an index signature allows no other keys.
 *
 * @param types TypeScript types by name, as in the bookshop's code. Using one that can't be resolved throws, because it would allow everything.
 */
export function createShapeChecker(types: Readonly<Record<string, string>>, cmsDir: string): ShapeChecker {
  const names = Object.keys(types);
  const text = Object.values(types)
    .map((type, index) => `export type Shape${index} = ${type.replace(/\s+/g, ' ')};`)
    .join('\n');
  const file = {...FILE, text};
  const {program, sourceOf} = createVirtualProgram([file], 'server', cmsDir);
  const source = sourceOf(file);
  const [syntaxFault] = program.getSyntacticDiagnostics(source);
  if (syntaxFault) throw new Error(`An allowlist can't be parsed: ${messageOf(syntaxFault, text)}`);
  // Each type has its own line.
  const faults = new Map(
    program.getSemanticDiagnostics(source).map((fault) => [names[lineAt(text, fault.start)], messageOf(fault, text)]),
  );
  const checker = program.getTypeChecker();
  const roots = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map((node, index) => [names[index], checker.getTypeFromTypeNode(node.type)]),
  );

  function rootOf(name: string): ts.Type {
    const type = roots.get(name);
    const fault = faults.get(name);
    if (!type) throw new Error(`There is no type "${name}". Pass it to createShapeChecker().`);
    if (fault !== undefined) throw new Error(`The allowlist "${name}" names a type that doesn't exist: ${fault}`);
    return type;
  }

  function check(name: string, value: Loaded, replace: Readonly<Record<string, string>> = {}): Misfit[] {
    const misfits: Misfit[] = [];
    const walk = (types: readonly ts.Type[], item: Loaded, path: readonly string[]): void => {
      const place = path.join('.');
      const replacement = path.length > 0 ? replace[place] : undefined;
      const wanted = (replacement === undefined ? types : [rootOf(replacement)]).flatMap(membersOf);
      if (item.kind === 'opaque') return;
      if (wanted.some(isAnything)) walkBelow(place, wanted, item, path);
      else if (item.kind === 'array') walkArray(wanted, item.items, path);
      else if (item.kind === 'object') walkObject(wanted, item.entries, path);
      else if (!wanted.some((member) => accepts(member, item))) misfits.push(wrongValue(wanted, path));
    };
    /** A place that accepts anything can contain places with their own types. */
    const walkBelow = (place: string, anything: readonly ts.Type[], item: Loaded, path: readonly string[]): void => {
      if (item.kind !== 'object' || !Object.keys(replace).some((other) => other.startsWith(`${place}.`))) return;
      for (const [key, entry] of Object.entries(item.entries)) walk(anything, entry, [...path, key]);
    };
    const walkArray = (wanted: readonly ts.Type[], items: readonly Loaded[], path: readonly string[]): void => {
      const elements = wanted.flatMap((member) => (checker.isArrayLikeType(member) ? (member.getNumberIndexType() ?? []) : []));
      if (elements.length === 0) misfits.push(wrongValue(wanted, path));
      else for (const [index, item] of items.entries()) walk(elements, item, [...path, String(index)]);
    };
    const walkObject = (wanted: readonly ts.Type[], entries: Record<string, Loaded>, path: readonly string[]): void => {
      const objects = wanted.filter((member) => isObject(member) && !checker.isArrayLikeType(member));
      if (objects.length === 0) {
        misfits.push(wrongValue(wanted, path));
        return;
      }
      const known = [...new Set(objects.flatMap((object) => checker.getPropertiesOfType(object).map(({name: key}) => key)))];
      for (const [key, item] of Object.entries(entries)) {
        const types = objects.flatMap((object) => propertyType(object, key, known.length === 0));
        if (types.length === 0) misfits.push({path: [...path, key], kind: 'key', known});
        else walk(types, item, [...path, key]);
      }
    };
    walk([rootOf(name)], value, []);
    return misfits;
  }

  function wrongValue(wanted: readonly ts.Type[], path: readonly string[]): Misfit {
    return {path, kind: 'value', known: [...new Set(wanted.map((member) => checker.typeToString(member)))]};
  }

  /** @param isOpen whether the object declares no keys, so that only its index signature applies */
  function propertyType(object: ts.Type, key: string, isOpen: boolean): ts.Type[] {
    const property = checker.getPropertyOfType(object, key);
    if (property) return [checker.getTypeOfSymbol(property)];
    const index = isOpen ? object.getStringIndexType() : undefined;
    return index ? [index] : [];
  }

  function membersOf(type: ts.Type): ts.Type[] {
    return type.isUnion() ? type.types : [type];
  }

  function pathsOf(name: string, replace: Readonly<Record<string, string>>, ends: readonly string[]): string[] {
    const walk = (type: ts.Type, path: string): string[] => {
      const replacement = replace[path];
      const objects = membersOf(replacement === undefined ? type : rootOf(replacement)).filter(
        (member) => isObject(member) && !checker.isArrayLikeType(member) && member.getCallSignatures().length === 0,
      );
      const properties = objects.flatMap((object) => checker.getPropertiesOfType(object));
      if (properties.length === 0 || ends.includes(path)) return [path];
      return properties.flatMap((property) =>
        walk(checker.getTypeOfSymbol(property), path === '' ? property.name : `${path}.${property.name}`),
      );
    };
    return [...new Set(walk(rootOf(name), ''))];
  }

  return {check, pathsOf};
}

function isAnything({flags}: ts.Type): boolean {
  // `object` accepts anything as well.
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0;
}

function isObject({flags}: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

const KINDS = {string: ts.TypeFlags.StringLike, number: ts.TypeFlags.NumberLike, boolean: ts.TypeFlags.BooleanLike};

function accepts(type: ts.Type, {kind, value}: Extract<Loaded, {value: unknown}>): boolean {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value === value;
  return (type.flags & KINDS[kind]) !== 0;
}

function lineAt(text: string, start = 0): number {
  return text.slice(0, start).split('\n').length - 1;
}

function messageOf({messageText, start = 0}: ts.Diagnostic, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '';
  return `${ts.flattenDiagnosticMessageText(messageText, ' ')} in "${line.slice(0, 120)}"`;
}
