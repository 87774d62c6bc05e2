import ts from 'typescript';
import type {Excerpts} from '../subject';
import type {Sample} from '../types';

/** A complete file of the app, including the parts that an excerpt leaves out. */
export interface WholeFile {
  text: string;
  /** Number of file lines above the sample's first line. */
  linesAbove: number;
}

class ExcerptError extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

type Shown = Pick<Sample, 'text' | 'hints' | 'appFile'>;

/**
 * Completes a sample's file. An excerpt (`excerpt` on its fence) only shows the keys or items that change. The others come from the
 * app's file.
 *
 * @param excerpts files that can be shown as excerpts
 * @throws {ExcerptError} for an excerpt that can't be inserted into the app's file
 */
export function wholeFile({text, hints, appFile}: Shown, excerpts: Excerpts | undefined): WholeFile {
  if (!hints.excerpt) return {text, linesAbove: 0};
  const file = appFile ?? '';
  if (!excerpts?.matches.test(file))
    throw new ExcerptError(
      `An excerpt has a title such as "${excerpts?.example ?? 'config.ts'}", not "${file}".`,
      'Show the whole file, or change the title.',
    );
  const whole = excerpts.read(file);
  if (whole === null)
    throw new ExcerptError(`A new project has no ${file}.`, 'Remove the word "excerpt", and show the whole file.');
  return insert(text.trimEnd(), whole, file);
}

/** @returns the error in an excerpt, or `null` */
export function excerptFault(sample: Shown, excerpts: Excerpts | undefined): {fault: string; fix: string} | null {
  try {
    wholeFile(sample, excerpts);
    return null;
  } catch (error) {
    if (!(error instanceof ExcerptError)) throw error;
    return {fault: error.message, fix: error.fix};
  }
}

/** Inserts members into the object or array that a file exports, and replaces those with the same name. */
export function insert(excerpt: string, file: string, fileName: string): WholeFile {
  const target = exportedLiteral(parse(file));
  if (!target)
    throw new ExcerptError(
      `${fileName} exports neither an object nor an array, so it can't be shown as an excerpt.`,
      'Show the whole file.',
    );
  const members = membersOf(wrapped(excerpt, ts.isArrayLiteralExpression(target)));
  const names = new Set(members.map(nameOf));
  const kept = membersOf(target).filter((member) => !names.has(nameOf(member)));
  const head = file.slice(0, target.getStart() + 1);
  const tail = file.slice(target.end - 1);
  // An array keeps its order, so an item is replaced in place.
  const place = membersOf(target).findIndex((member) => names.has(nameOf(member)));
  const before = ts.isArrayLiteralExpression(target) && place !== -1 ? kept.slice(0, place) : [];
  const after = kept.slice(before.length);
  const above = [head, ...before.map(written)].join('\n');
  const below = [...after.map(written), tail].join('\n');
  return {text: `${above}\n${excerpt.replace(/,?$/, ',')}\n${below}`, linesAbove: above.split('\n').length};
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

function wrapped(excerpt: string, isArray: boolean): Literal {
  const [statement] = parse(isArray ? `([\n${excerpt}\n])` : `({\n${excerpt}\n})`).statements;
  const literal = statement && ts.isExpressionStatement(statement) ? literalIn(statement.expression) : null;
  if (!literal)
    throw new ExcerptError('The excerpt is neither a list of keys with values nor a list of items.', 'Remove everything else.');
  return literal;
}

/** Finds the literal that `export default` exports, through a constant and a function that returns it. */
function exportedLiteral(source: ts.SourceFile): Literal | null {
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported) return null;
  if (!ts.isIdentifier(exported)) return literalIn(exported);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations]);
  const initializer = declarations.find(({name}) => name.getText() === exported.text)?.initializer;
  return initializer ? literalIn(initializer) : null;
}

function literalIn(expression: ts.Node): Literal | null {
  if (ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression)) return expression;
  if (ts.isParenthesizedExpression(expression)) return literalIn(expression.expression);
  if (!ts.isArrowFunction(expression)) return null;
  if (!ts.isBlock(expression.body)) return literalIn(expression.body);
  const returned = expression.body.statements.find(ts.isReturnStatement)?.expression;
  return returned ? literalIn(returned) : null;
}

function membersOf(literal: Literal): readonly ts.Node[] {
  return ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
}

/** The name of a key, or of an item such as a middleware: `'body'`, `{name: 'body'}`. */
function nameOf(member: ts.Node): string {
  if (ts.isStringLiteral(member)) return member.text;
  if (!ts.isObjectLiteralExpression(member)) return ts.isPropertyAssignment(member) ? plainName(member.name) : member.getText();
  const name = member.properties.filter(ts.isPropertyAssignment).find((property) => plainName(property.name) === 'name');
  return name && ts.isStringLiteral(name.initializer) ? name.initializer.text : member.getText();
}

function plainName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function written(member: ts.Node): string {
  return `${member.getText()},`;
}
